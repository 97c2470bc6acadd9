import type { DemoPost } from './demo_content.js'

const DAY = 24

/** The posts of Northwind Labs from earlier weeks. */
export const NORTHWIND_EARLIER: DemoPost[] = [
  {
    by: 'owner',
    hoursAgo: 9 * DAY,
    title: {
      en: 'Four-day weeks, one year later: what our numbers say',
      pt: 'Semana de quatro dias, um ano depois: o que dizem os nossos números',
      fr: 'La semaine de quatre jours, un an après\u00a0: ce que disent nos chiffres',
      es: 'La semana de cuatro días, un año después: lo que dicen nuestras cifras',
    },
    url: 'https://www.linkedin.com/posts/ana-ribeiro_four-day-week-numbers',
    comment: {
      en: 'People will be sceptical. Answer with what you have seen yourself, not with what you believe.',
      pt: 'Vai haver céticos. Responde com o que viste, não com aquilo em que acreditas.',
      fr: 'Les gens seront sceptiques. Répondez avec ce que vous avez vu, pas avec ce que vous croyez.',
      es: 'Habrá escépticos. Responde con lo que has visto, no con lo que crees.',
    },
    isPublic: true,
    tags: ['culture', 'remoteWork'],
    suggestions: [
      {
        by: 'member',
        mood: 'reflective',
        text: {
          en: 'I expected to do five days of work in four. What happened is that we stopped doing one day of work nobody needed.',
          pt: 'Esperava fazer cinco dias de trabalho em quatro. Afinal deixámos de fazer um dia de trabalho de que ninguém precisava.',
          fr: 'Je m’attendais à faire cinq jours de travail en quatre. En fait, nous avons arrêté un jour de travail dont personne n’avait besoin.',
          es: 'Esperaba hacer cinco días de trabajo en cuatro. Lo que pasó es que dejamos de hacer un día de trabajo que nadie necesitaba.',
        },
        copiedBy: 'colleague',
      },
      {
        by: 'administrator',
        mood: 'critical',
        text: {
          en: 'Fair is fair: support rotas were hard for the first quarter, and the post says so. That is why I trust the rest of it.',
          pt: 'Justiça seja feita: as escalas do suporte foram difíceis no primeiro trimestre, e a publicação di-lo. É por isso que confio no resto.',
          fr: 'Soyons justes\u00a0: les tours d’astreinte ont été difficiles le premier trimestre, et l’article le dit. C’est pour cela que je crois le reste.',
          es: 'Hay que ser justos: los turnos de soporte fueron duros el primer trimestre, y la publicación lo dice. Por eso me fío del resto.',
        },
      },
      {
        by: 'colleague',
        mood: 'cheerful',
        text: {
          en: 'My Friday now belongs to a small sailing boat. The boat has no comment on velocity.',
          pt: 'As minhas sextas-feiras pertencem agora a um pequeno veleiro. O veleiro não comenta a velocidade da equipa.',
          fr: 'Mon vendredi appartient désormais à un petit voilier. Le voilier ne commente pas la vélocité.',
          es: 'Mis viernes son ahora de un pequeño velero. El velero no opina sobre la velocidad del equipo.',
        },
        copiedBy: 'owner',
      },
    ],
  },
  {
    by: 'member',
    hoursAgo: 11 * DAY,
    title: {
      en: 'Postgres indexes nobody told me about',
      pt: 'Índices do Postgres de que ninguém me falou',
      fr: 'Les index de Postgres dont personne ne m’avait parlé',
      es: 'Índices de Postgres de los que nadie me había hablado',
    },
    url: 'https://dev.to/northwind/postgres-indexes-nobody-told-me-about-3kd1',
    isPublic: true,
    tags: ['engineering', 'databases', 'backend'],
    suggestions: [
      {
        by: 'owner',
        mood: 'curious',
        text: {
          en: 'Would a partial index have helped with the archive table as well, or is it too small to matter?',
          pt: 'Um índice parcial também teria ajudado na tabela do arquivo, ou é demasiado pequena para fazer diferença?',
          fr: 'Un index partiel aurait-il aussi aidé pour la table d’archives, ou est-elle trop petite pour que ça compte\u00a0?',
          es: '¿Un índice parcial también habría ayudado con la tabla de archivo, o es demasiado pequeña para que importe?',
        },
      },
      {
        by: 'colleague',
        mood: 'witty',
        text: {
          en: 'I came for the B-trees and stayed for the story about the missing index on a Sunday.',
          pt: 'Vim pelas árvores B e fiquei pela história do índice que faltava num domingo.',
          fr: 'Je suis venu pour les arbres B et resté pour l’histoire de l’index manquant un dimanche.',
          es: 'Vine por los árboles B y me quedé por la historia del índice que faltaba un domingo.',
        },
        copiedBy: 'member',
      },
      {
        by: 'administrator',
        mood: 'encouraging',
        text: {
          en: 'The explain plans with arrows are the clearest I have seen. Please make this a series.',
          pt: 'Os planos de execução com setas são os mais claros que já vi. Faz disto uma série, por favor.',
          fr: 'Les plans d’exécution avec des flèches sont les plus clairs que j’aie vus. Fais-en une série, s’il te plaît.',
          es: 'Los planes de ejecución con flechas son los más claros que he visto. Haz una serie, por favor.',
        },
      },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 12 * DAY,
    title: {
      en: 'Our incident review of the 3rd, in public',
      pt: 'A nossa análise do incidente do dia 3, em público',
      fr: 'Notre bilan public de l’incident du 3',
      es: 'Nuestro análisis del incidente del día 3, en público',
    },
    url: 'https://medium.com/northwind-labs/incident-review-of-the-3rd-8a1c',
    comment: {
      en: 'Sensitive: it names a customer outage. Be kind and do not guess at details.',
      pt: 'Sensível: refere uma interrupção num cliente. Sê gentil e não adivinhes pormenores.',
      fr: 'Sensible\u00a0: il y est question d’une panne chez un client. Restez bienveillants et ne devinez pas les détails.',
      es: 'Sensible: menciona una interrupción en un cliente. Sé amable y no supongas detalles.',
    },
    isPublic: true,
    isSensitive: true,
    tags: ['engineering', 'reliability'],
    suggestions: [
      {
        by: 'owner',
        mood: 'serious',
        text: {
          en: 'Forty-one minutes of trouble, told minute by minute, with nobody blamed. This is the standard we hold ourselves to.',
          pt: 'Quarenta e um minutos de problemas, contados minuto a minuto, sem culpar ninguém. É esta a exigência que temos connosco.',
          fr: 'Quarante et une minutes de panne, racontées minute par minute, sans accuser personne. C’est notre exigence.',
          es: 'Cuarenta y un minutos de problemas, contados minuto a minuto, sin culpar a nadie. Esa es nuestra exigencia.',
        },
      },
      {
        by: 'member',
        mood: 'empathetic',
        text: {
          en: 'To everyone whose evening we took: we are sorry, and the list of changes at the end is already half done.',
          pt: 'A todas as pessoas a quem estragámos a noite: pedimos desculpa, e a lista de mudanças no fim já vai a meio.',
          fr: 'À toutes celles et ceux dont nous avons pris la soirée\u00a0: pardon. La liste des changements, à la fin, est déjà à moitié réalisée.',
          es: 'A todas las personas a las que les quitamos la noche: lo sentimos, y la lista de cambios del final ya va por la mitad.',
        },
        copiedBy: 'administrator',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 15 * DAY,
    title: {
      en: 'Sketching interfaces with nothing but a pencil',
      pt: 'Esboçar interfaces apenas com um lápis',
      fr: 'Dessiner des interfaces avec un simple crayon',
      es: 'Bocetar interfaces solo con un lápiz',
    },
    url: 'https://www.instagram.com/p/northwind-pencil/',
    isPublic: true,
    tags: ['design'],
    suggestions: [
      {
        by: 'member',
        mood: 'cute',
        text: {
          en: 'The tiny sad robot on page three is all of us on a Monday.',
          pt: 'O robozinho triste da página três somos todos nós à segunda-feira.',
          fr: 'Le petit robot triste de la page trois, c’est nous tous le lundi.',
          es: 'El robotito triste de la página tres somos todos un lunes.',
        },
      },
      {
        by: 'administrator',
        mood: 'affectionate',
        text: {
          en: 'Jonas draws the whole flow before anyone opens a tool, and somehow the tool is never needed.',
          pt: 'O Jonas desenha o fluxo todo antes de alguém abrir uma ferramenta e, no fim, ela nunca é precisa.',
          fr: 'Jonas dessine tout le parcours avant qu’on ouvre un outil, et curieusement l’outil ne sert jamais.',
          es: 'Jonas dibuja todo el flujo antes de que alguien abra una herramienta, y al final nunca hace falta.',
        },
        copiedBy: 'owner',
      },
      {
        by: 'owner',
        mood: 'surreal',
        text: {
          en: 'A pencil is just a very slow touch screen with excellent battery life.',
          pt: 'Um lápis é só um ecrã tátil muito lento com uma bateria excelente.',
          fr: 'Un crayon n’est qu’un écran tactile très lent avec une excellente autonomie.',
          es: 'Un lápiz es solo una pantalla táctil muy lenta con una batería excelente.',
        },
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 17 * DAY,
    title: {
      en: 'Draft: the keynote outline for spring',
      pt: 'Rascunho: o esquema da apresentação da primavera',
      fr: 'Brouillon\u00a0: le plan de la conférence du printemps',
      es: 'Borrador: el esquema de la ponencia de primavera',
    },
    url: 'https://github.com/northwind-labs/talks/pull/12',
    comment: {
      en: 'Internal for now. Rehearse your question so that the live round is not empty.',
      pt: 'Interno, por agora. Ensaia a tua pergunta para que a ronda ao vivo não fique vazia.',
      fr: 'Interne pour l’instant. Préparez votre question pour que la séance en direct ne soit pas vide.',
      es: 'Interno por ahora. Ensaya tu pregunta para que la ronda en directo no quede vacía.',
    },
    tags: ['talk', 'team'],
    suggestions: [
      {
        by: 'administrator',
        mood: 'critical',
        text: {
          en: 'The second act explains what we built before it explains why anybody should care. Swap them?',
          pt: 'O segundo ato explica o que construímos antes de explicar porque é que isso importa. Trocamos?',
          fr: 'Le deuxième acte explique ce que nous avons construit avant de dire pourquoi c’est important. On inverse\u00a0?',
          es: 'El segundo acto explica lo que construimos antes de explicar por qué importa. ¿Los cambiamos?',
        },
        replies: [
          {
            by: 'owner',
            text: {
              en: 'Swapped. It hurts less than I thought.',
              pt: 'Trocado. Dói menos do que pensava.',
              fr: 'C’est fait. Ça fait moins mal que je ne pensais.',
              es: 'Cambiados. Duele menos de lo que pensaba.',
            },
          },
          {
            by: 'member',
            text: {
              en: 'Much better this way.',
              pt: 'Muito melhor assim.',
              fr: 'Bien mieux comme ça.',
              es: 'Mucho mejor así.',
            },
          },
        ],
      },
      {
        by: 'member',
        mood: 'dramatic',
        text: {
          en: 'Open with the night the queue stopped. Lights down. A single blinking cursor.',
          pt: 'Abre com a noite em que a fila parou. Luzes apagadas. Um único cursor a piscar.',
          fr: 'Commence par la nuit où la file s’est arrêtée. Lumières éteintes. Un seul curseur qui clignote.',
          es: 'Empieza con la noche en que se paró la cola. Luces apagadas. Un único cursor que parpadea.',
        },
      },
    ],
  },
  {
    by: 'member',
    hoursAgo: 20 * DAY,
    title: {
      en: 'Open-sourcing our load generator',
      pt: 'Abrimos o código do nosso gerador de carga',
      fr: 'Notre générateur de charge devient open source',
      es: 'Abrimos el código de nuestro generador de carga',
    },
    url: 'https://news.ycombinator.com/item?id=40411234',
    comment: {
      en: 'The thread is lively. Facts help, arguments do not.',
      pt: 'A conversa está animada. Factos ajudam, discussões não.',
      fr: 'La discussion est animée. Les faits aident, les disputes non.',
      es: 'La conversación está animada. Los datos ayudan, las discusiones no.',
    },
    isPublic: true,
    tags: ['openSource', 'performance', 'release'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'objective',
        text: {
          en: 'It speaks HTTP/2 and server-sent events, runs on one core and needs no agent. The license is AGPL.',
          pt: 'Fala HTTP/2 e server-sent events, corre num só núcleo e não precisa de agente. A licença é AGPL.',
          fr: 'Il parle HTTP/2 et server-sent events, tourne sur un seul cœur et n’a besoin d’aucun agent. La licence est AGPL.',
          es: 'Habla HTTP/2 y server-sent events, funciona en un solo núcleo y no necesita agente. La licencia es AGPL.',
        },
        copiedBy: 'administrator',
      },
      {
        by: 'administrator',
        mood: 'respectful',
        text: {
          en: 'Good point about coordinated omission above. The recorder corrects for it, and the README now says how.',
          pt: 'Boa observação sobre a omissão coordenada, mais acima. O registo corrige-a, e o README explica agora como.',
          fr: 'Bonne remarque plus haut sur l’omission coordonnée. L’enregistreur la corrige, et le README dit maintenant comment.',
          es: 'Buena observación, más arriba, sobre la omisión coordinada. El registro la corrige y el README ya explica cómo.',
        },
        copiedBy: 'member',
      },
      {
        by: 'owner',
        mood: 'ironic',
        text: {
          en: 'We built it to find out who was slow. It was us.',
          pt: 'Construímo-lo para descobrir quem era lento. Éramos nós.',
          fr: 'Nous l’avons construit pour savoir qui était lent. C’était nous.',
          es: 'Lo construimos para saber quién era lento. Éramos nosotros.',
        },
      },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 24 * DAY,
    title: {
      en: 'Accessibility is a feature you can ship this week',
      pt: 'A acessibilidade é uma funcionalidade que se pode lançar esta semana',
      fr: 'L’accessibilité, une fonctionnalité à livrer dès cette semaine',
      es: 'La accesibilidad es una función que puedes lanzar esta semana',
    },
    url: 'https://bsky.app/profile/northwind.example/post/3kaccessibility',
    isPublic: true,
    tags: ['accessibility', 'design', 'engineering'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'encouraging',
        text: {
          en: 'Start with focus outlines. It takes an afternoon and people notice the same day.',
          pt: 'Começa pelos contornos de foco. Leva uma tarde e nota-se no próprio dia.',
          fr: 'Commencez par les contours de focus. Il faut un après-midi et ça se remarque le jour même.',
          es: 'Empieza por los contornos del foco. Lleva una tarde y se nota el mismo día.',
        },
        copiedBy: 'owner',
      },
      {
        by: 'member',
        mood: 'curious',
        text: {
          en: 'Which of the five changes had the best effect for the least work?',
          pt: 'Qual das cinco mudanças teve mais efeito com menos trabalho?',
          fr: 'Lequel des cinq changements a eu le plus d’effet pour le moins de travail\u00a0?',
          es: '¿Cuál de los cinco cambios dio más resultado con menos trabajo?',
        },
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 27 * DAY,
    title: {
      en: 'Meet the team: three questions for Marina',
      pt: 'Conhece a equipa: três perguntas à Marina',
      fr: 'Rencontrez l’équipe\u00a0: trois questions à Marina',
      es: 'Conoce al equipo: tres preguntas para Marina',
    },
    url: 'https://www.linkedin.com/posts/northwind-labs_meet-the-team-marina',
    isPublic: true,
    tags: ['team', 'culture'],
    suggestions: [
      {
        by: 'owner',
        mood: 'appreciative',
        text: {
          en: 'Marina answers every question with a better question. This interview is no exception.',
          pt: 'A Marina responde a cada pergunta com uma pergunta melhor. Esta entrevista não é exceção.',
          fr: 'Marina répond à chaque question par une meilleure question. Cet entretien ne fait pas exception.',
          es: 'Marina responde a cada pregunta con una pregunta mejor. Esta entrevista no es una excepción.',
        },
        copiedBy: 'administrator',
      },
      {
        by: 'administrator',
        mood: 'funny',
        text: {
          en: 'She forgot to mention the office cactus, which is also on call.',
          pt: 'Esqueceu-se de referir o cato do escritório, que também está de prevenção.',
          fr: 'Elle a oublié le cactus du bureau, qui est aussi d’astreinte.',
          es: 'Se olvidó del cactus de la oficina, que también está de guardia.',
        },
      },
      {
        by: 'colleague',
        mood: 'affectionate',
        text: {
          en: 'The most patient reviewer I have ever worked with.',
          pt: 'A revisora mais paciente com quem já trabalhei.',
          fr: 'La relectrice la plus patiente avec qui j’aie travaillé.',
          es: 'La revisora más paciente con la que he trabajado.',
        },
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 31 * DAY,
    title: {
      en: 'Why we publish our roadmap',
      pt: 'Porque publicamos o nosso plano de produto',
      fr: 'Pourquoi nous publions notre feuille de route',
      es: 'Por qué publicamos nuestra hoja de ruta',
    },
    url: 'https://northwind.substack.com/p/why-we-publish-our-roadmap',
    isPublic: true,
    tags: ['product', 'openSource'],
    suggestions: [
      {
        by: 'member',
        mood: 'optimistic',
        text: {
          en: 'Customers now argue with us before we build the wrong thing. I recommend it.',
          pt: 'Agora os clientes discutem connosco antes de construirmos a coisa errada. Recomendo.',
          fr: 'Les clients discutent maintenant avec nous avant que nous construisions la mauvaise chose. Je recommande.',
          es: 'Ahora los clientes discuten con nosotros antes de que construyamos lo que no es. Lo recomiendo.',
        },
        copiedBy: 'colleague',
      },
      {
        by: 'colleague',
        mood: 'neutral',
        text: {
          en: 'The roadmap link in the footer is the most visited page after the documentation.',
          pt: 'O plano de produto, no rodapé, é a página mais visitada depois da documentação.',
          fr: 'La feuille de route, en pied de page, est la page la plus visitée après la documentation.',
          es: 'La hoja de ruta, en el pie de página, es lo más visitado después de la documentación.',
        },
      },
    ],
  },
]
