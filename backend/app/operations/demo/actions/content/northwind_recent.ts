import type { DemoPost } from './demo_content.js'

/** The posts of Northwind Labs from recent days. */
export const NORTHWIND_RECENT: DemoPost[] = [
  {
    by: 'member',
    hoursAgo: 5,
    title: {
      en: 'How we cut our p95 latency in half without buying hardware',
      pt: 'Como reduzimos a latência p95 para metade sem comprar hardware',
      fr: 'Comment nous avons divisé notre latence p95 par deux sans acheter de matériel',
      es: 'Cómo redujimos a la mitad la latencia p95 sin comprar hardware',
    },
    url: 'https://www.linkedin.com/posts/marina-duarte_latency-activity-7264',
    comment: {
      en: 'Our infra story is finally out. A thoughtful question in the comments helps far more than a like.',
      pt: 'A história da nossa infraestrutura saiu finalmente. Uma pergunta bem pensada nos comentários ajuda muito mais do que um gosto.',
      fr: 'L’histoire de notre infrastructure est enfin publiée. Une bonne question en commentaire aide bien plus qu’un «\u00a0j’aime\u00a0».',
      es: 'Por fin publicamos la historia de nuestra infraestructura. Una buena pregunta en los comentarios ayuda mucho más que un «me gusta».',
    },
    isPublic: true,
    mood: 'reflective',
    tags: ['engineering', 'performance', 'backend'],
    suggestions: [
      {
        by: 'owner',
        mood: 'curious',
        text: {
          en: 'The part about measuring before optimising is what most teams skip. Marina, which single number changed your mind about the cache?',
          pt: 'Medir antes de otimizar é o passo que quase todas as equipas saltam. Marina, que número te fez mudar de ideias sobre a cache?',
          fr: 'Mesurer avant d’optimiser, c’est l’étape que la plupart des équipes sautent. Marina, quel chiffre t’a fait changer d’avis sur le cache\u00a0?',
          es: 'Medir antes de optimizar es lo que casi todos los equipos se saltan. Marina, ¿qué cifra te hizo cambiar de idea sobre la caché?',
        },
        replies: [
          {
            by: 'colleague',
            text: {
              en: 'Ask about the flame graphs too, she loves that question.',
              pt: 'Pergunta também pelos flame graphs, ela adora essa pergunta.',
              fr: 'Demande-lui aussi pour les flame graphs, elle adore cette question.',
              es: 'Pregúntale también por los flame graphs, le encanta esa pregunta.',
            },
          },
        ],
      },
      {
        by: 'administrator',
        mood: 'appreciative',
        text: {
          en: 'Watched this from two desks away: no heroics, just a week of honest profiling and a very boring fix. Best kind of engineering.',
          pt: 'Vi isto a duas secretárias de distância: nada de heroísmos, só uma semana de medições honestas e uma correção muito aborrecida. A melhor engenharia.',
          fr: 'J’ai vu ça à deux bureaux de là\u00a0: aucun héroïsme, juste une semaine de mesures honnêtes et un correctif très ennuyeux. La meilleure ingénierie.',
          es: 'Lo vi desde dos mesas más allá: nada de heroicidades, solo una semana de mediciones honestas y un arreglo muy aburrido. La mejor ingeniería.',
        },
        copiedBy: 'owner',
        replies: [
          {
            by: 'member',
            text: {
              en: 'Thank you! Maybe name Priya too, she wrote the tooling.',
              pt: 'Obrigada! Talvez valha a pena referir a Priya, foi ela que fez as ferramentas.',
              fr: 'Merci\u00a0! Cite peut-être aussi Priya, c’est elle qui a écrit les outils.',
              es: '¡Gracias! Quizá menciona también a Priya, ella escribió las herramientas.',
            },
          },
        ],
      },
      {
        by: 'colleague',
        mood: 'witty',
        text: {
          en: 'So the fastest query is the one you never run? Somebody print this on a mug.',
          pt: 'Então a consulta mais rápida é a que nunca se executa? Isto merece estar numa caneca.',
          fr: 'Donc la requête la plus rapide est celle qu’on ne lance jamais\u00a0? À imprimer sur une tasse.',
          es: '¿Así que la consulta más rápida es la que nunca se ejecuta? Esto merece estar en una taza.',
        },
      },
      {
        by: 'colleague',
        mood: 'encouraging',
        text: {
          en: 'Half the latency with zero new machines deserves a much louder headline. Congratulations to the whole team.',
          pt: 'Metade da latência sem uma única máquina nova merece um título bem mais sonoro. Parabéns a toda a equipa.',
          fr: 'Moitié moins de latence sans une seule nouvelle machine\u00a0: ça mérite un titre bien plus fort. Bravo à toute l’équipe.',
          es: 'La mitad de latencia sin una sola máquina nueva merece un titular mucho más sonoro. Felicidades a todo el equipo.',
        },
        copiedBy: 'administrator',
      },
      {
        by: 'owner',
        mood: 'objective',
        text: {
          en: 'For context: 420 ms to 190 ms at the 95th percentile, same instances, same traffic. The graphs are in the post.',
          pt: 'Para contexto: de 420 ms para 190 ms no percentil 95, com as mesmas instâncias e o mesmo tráfego. Os gráficos estão na publicação.',
          fr: 'Pour situer\u00a0: de 420\u00a0ms à 190\u00a0ms au 95e centile, mêmes instances, même trafic. Les graphiques sont dans la publication.',
          es: 'Para dar contexto: de 420 ms a 190 ms en el percentil 95, con las mismas instancias y el mismo tráfico. Los gráficos están en la publicación.',
        },
      },
      {
        by: 'administrator',
        mood: 'reflective',
        text: {
          en: 'Every slow system I have met was slow in a place nobody had looked at for years. This is a good reminder to look.',
          pt: 'Todos os sistemas lentos que conheci eram lentos num sítio para onde ninguém olhava há anos. Isto lembra-nos de olhar.',
          fr: 'Tous les systèmes lents que j’ai connus l’étaient à un endroit que personne n’avait regardé depuis des années. Un bon rappel\u00a0: il faut regarder.',
          es: 'Todos los sistemas lentos que he conocido lo eran en un sitio que nadie había mirado en años. Un buen recordatorio de que hay que mirar.',
        },
      },
      {
        by: 'owner',
        mood: 'playful',
        text: {
          en: 'I asked for a faster dashboard and got a lecture on queues. Worth it.',
          pt: 'Pedi um painel mais rápido e recebi uma aula sobre filas. Valeu a pena.',
          fr: 'J’ai demandé un tableau de bord plus rapide et j’ai eu un cours sur les files d’attente. Ça valait le coup.',
          es: 'Pedí un panel más rápido y me dieron una clase sobre colas. Valió la pena.',
        },
        copiedBy: 'colleague',
      },
      {
        by: 'colleague',
        text: {
          en: 'Saving this one for the next time somebody says “let us just add a node”.',
          pt: 'Vou guardar isto para a próxima vez que alguém disser “acrescentamos só mais um nó”.',
          fr: 'Je garde ça pour la prochaine fois que quelqu’un dira «\u00a0ajoutons juste un nœud\u00a0».',
          es: 'Me lo guardo para la próxima vez que alguien diga «añadamos un nodo y ya está».',
        },
      },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 27,
    title: {
      en: 'We are hiring a founding designer in Lisbon',
      pt: 'Procuramos o primeiro designer da equipa, em Lisboa',
      fr: 'Nous recrutons notre premier designer à Lisbonne',
      es: 'Buscamos a la primera persona de diseño en Lisboa',
    },
    url: 'https://www.linkedin.com/posts/northwind-labs_hiring-design-lisbon',
    comment: {
      en: 'If you know someone great, tag them. Otherwise tell people what it is like to work with us.',
      pt: 'Se conheces alguém excelente, identifica essa pessoa. Se não, conta como é trabalhar connosco.',
      fr: 'Si vous connaissez la bonne personne, identifiez-la. Sinon, racontez comment c’est de travailler avec nous.',
      es: 'Si conoces a alguien excelente, etiquétalo. Si no, cuenta cómo es trabajar con nosotros.',
    },
    isPublic: true,
    tags: ['hiring', 'design'],
    suggestions: [
      {
        by: 'member',
        mood: 'cheerful',
        text: {
          en: 'Six months here and the thing I did not expect: designers are in the room before the first ticket exists.',
          pt: 'Seis meses aqui e o que eu não esperava: os designers estão na sala antes de existir o primeiro ticket.',
          fr: 'Six mois ici, et ce à quoi je ne m’attendais pas\u00a0: les designers sont dans la pièce avant le premier ticket.',
          es: 'Seis meses aquí y lo que no me esperaba: diseño está en la sala antes de que exista el primer ticket.',
        },
        copiedBy: 'colleague',
      },
      {
        by: 'colleague',
        mood: 'funny',
        text: {
          en: 'Perks include opinions about kerning being taken seriously in stand-up.',
          pt: 'Entre as regalias: as opiniões sobre kerning são levadas a sério na reunião diária.',
          fr: 'Parmi les avantages\u00a0: les avis sur le crénage sont pris au sérieux à la réunion du matin.',
          es: 'Entre las ventajas: en la reunión diaria se toman en serio las opiniones sobre el interletraje.',
        },
      },
      {
        by: 'owner',
        mood: 'respectful',
        text: {
          en: 'We are looking for somebody who will say no to us, kindly and with reasons. If that is you, write to Tomás.',
          pt: 'Procuramos quem nos diga que não, com simpatia e com razões. Se és tu, escreve ao Tomás.',
          fr: 'Nous cherchons quelqu’un qui nous dise non, avec gentillesse et avec des raisons. Si c’est vous, écrivez à Tomás.',
          es: 'Buscamos a alguien que nos diga que no, con amabilidad y con razones. Si eres tú, escribe a Tomás.',
        },
        copiedBy: 'member',
      },
      {
        by: 'member',
        mood: 'optimistic',
        text: {
          en: 'The river is two streets away and the roadmap is still soft clay. Good time to join.',
          pt: 'O rio fica a duas ruas e o plano ainda é barro mole. Boa altura para entrar.',
          fr: 'Le fleuve est à deux rues et la feuille de route est encore de l’argile molle. C’est le bon moment pour nous rejoindre.',
          es: 'El río está a dos calles y la hoja de ruta todavía es barro blando. Buen momento para entrar.',
        },
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 52,
    title: {
      en: 'Talk: shipping a design system with four people',
      pt: 'Palestra: lançar um sistema de design com quatro pessoas',
      fr: 'Conférence\u00a0: lancer un design system à quatre',
      es: 'Charla: lanzar un sistema de diseño entre cuatro personas',
    },
    url: 'https://www.youtube.com/watch?v=northwind-design-system',
    tags: ['designSystems', 'talk'],
    suggestions: [
      {
        by: 'owner',
        mood: 'appreciative',
        text: {
          en: 'Forty minutes and not one slide of boxes and arrows. Thank you for showing the mistakes as well.',
          pt: 'Quarenta minutos e nem um diapositivo com caixas e setas. Obrigada por mostrares também os erros.',
          fr: 'Quarante minutes et pas une diapositive avec des boîtes et des flèches. Merci d’avoir aussi montré les erreurs.',
          es: 'Cuarenta minutos y ni una diapositiva con cajas y flechas. Gracias por enseñar también los errores.',
        },
        copiedBy: 'administrator',
      },
      {
        by: 'member',
        mood: 'curious',
        text: {
          en: 'How did you decide which component to delete first? That part went by too quickly.',
          pt: 'Como decidiram que componente eliminar primeiro? Essa parte passou depressa demais.',
          fr: 'Comment avez-vous choisi le premier composant à supprimer\u00a0? Cette partie est passée trop vite.',
          es: '¿Cómo decidieron qué componente eliminar primero? Esa parte pasó demasiado rápido.',
        },
        copiedBy: 'owner',
      },
      {
        by: 'administrator',
        mood: 'self-deprecating',
        text: {
          en: 'I am the developer from minute 31. I have since apologised to the button.',
          pt: 'Sou o programador do minuto 31. Entretanto já pedi desculpa ao botão.',
          fr: 'Je suis le développeur de la 31e minute. Depuis, j’ai présenté mes excuses au bouton.',
          es: 'Soy el desarrollador del minuto 31. Ya le he pedido perdón al botón.',
        },
        copiedBy: 'member',
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 75,
    title: {
      en: 'Fanfare for the release: v3.0 is out',
      pt: 'Fanfarra para o lançamento: saiu a v3.0',
      fr: 'Fanfare pour la sortie\u00a0: la v3.0 est là',
      es: 'Fanfarria para el lanzamiento: ya está aquí la v3.0',
    },
    url: 'https://github.com/northwind-labs/telemetry/releases/tag/v3.0.0',
    comment: {
      en: 'Three months of work by eleven people. Please say hello to the ones who never get named.',
      pt: 'Três meses de trabalho de onze pessoas. Cumprimenta quem nunca é nomeado.',
      fr: 'Trois mois de travail de onze personnes. Saluez celles qu’on ne cite jamais.',
      es: 'Tres meses de trabajo de once personas. Saluda a quienes nunca se nombran.',
    },
    isPublic: true,
    tags: ['release', 'openSource', 'team'],
    suggestions: [
      {
        by: 'member',
        mood: 'excited',
        text: {
          en: 'Upgraded over lunch, nothing broke, and the collector uses a third less memory. This is how major versions should feel.',
          pt: 'Atualizei à hora do almoço, nada se partiu, e o coletor gasta menos um terço de memória. É assim que uma versão grande devia ser.',
          fr: 'Mise à jour pendant le déjeuner, rien de cassé, et le collecteur consomme un tiers de mémoire en moins. Voilà comment une version majeure devrait se passer.',
          es: 'Actualicé a la hora de comer, no se rompió nada y el recolector usa un tercio menos de memoria. Así debería ser una versión mayor.',
        },
        copiedBy: 'owner',
      },
      {
        by: 'colleague',
        mood: 'appreciative',
        text: {
          en: 'A special cheer for whoever wrote the migration notes. I read them twice, for pleasure.',
          pt: 'Um aplauso especial para quem escreveu as notas de migração. Li-as duas vezes, por gosto.',
          fr: 'Une mention spéciale à qui a écrit les notes de migration. Je les ai lues deux fois, pour le plaisir.',
          es: 'Un aplauso especial para quien escribió las notas de migración. Las leí dos veces, por gusto.',
        },
      },
      {
        by: 'administrator',
        mood: 'serious',
        text: {
          en: 'The deprecation policy in this release is worth reading on its own: two versions of warning, then one clear break.',
          pt: 'Só a política de descontinuação desta versão já merece leitura: duas versões de aviso e depois um corte claro.',
          fr: 'La politique d’obsolescence de cette version mérite d’être lue à elle seule\u00a0: deux versions d’avertissement, puis une rupture nette.',
          es: 'Solo por la política de obsolescencia ya vale la pena leer esta versión: dos versiones de aviso y después un corte claro.',
        },
      },
      {
        by: 'member',
        mood: 'poetic',
        text: {
          en: 'Three months of small commits, and on a Tuesday afternoon they all lean the same way.',
          pt: 'Três meses de pequenos commits e, numa terça-feira à tarde, todos se inclinam para o mesmo lado.',
          fr: 'Trois mois de petits commits, et un mardi après-midi, ils penchent tous du même côté.',
          es: 'Tres meses de pequeños commits y, un martes por la tarde, todos se inclinan hacia el mismo lado.',
        },
      },
      {
        by: 'colleague',
        mood: 'goofy',
        text: {
          en: 'v3.0 walked so v3.0.1 could be released on Friday. Kidding. Mostly.',
          pt: 'A v3.0 andou para que a v3.0.1 pudesse correr na sexta-feira. Estou a brincar. Quase.',
          fr: 'La v3.0 a marché pour que la v3.0.1 puisse courir vendredi. Je plaisante. Presque.',
          es: 'La v3.0 caminó para que la v3.0.1 pudiera correr el viernes. Es broma. Casi.',
        },
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 150,
    title: {
      en: 'What our customers taught us about pricing',
      pt: 'O que os clientes nos ensinaram sobre preços',
      fr: 'Ce que nos clients nous ont appris sur les prix',
      es: 'Lo que nuestros clientes nos enseñaron sobre precios',
    },
    url: 'https://blog.northwind.example/what-customers-taught-us-about-pricing',
    comment: {
      en: 'New domain for us, so it is waiting for a moderator before others see it.',
      pt: 'É um domínio novo para nós, por isso espera por um moderador antes de os outros a verem.',
      fr: 'C’est un nouveau domaine pour nous\u00a0: un modérateur doit l’approuver avant que d’autres la voient.',
      es: 'Es un dominio nuevo para nosotros, así que espera a un moderador antes de que otros la vean.',
    },
    isPublic: true,
    tags: ['pricing'],
    suggestions: [],
  },
]
