import type { DemoTestimonial } from './demo_content.js'

export const NORTHWIND_TESTIMONIALS: DemoTestimonial[] = [
  {
    by: 'owner',
    hoursAgo: 30 * 24,
    texts: {
      en: 'Our launch posts used to get three times “Great work!”. Now colleagues ask the questions customers have.',
      pt: 'As nossas publicações de lançamento recebiam três vezes “Bom trabalho!”. Agora os colegas fazem as perguntas dos clientes.',
      fr: 'Nos annonces recevaient trois fois «\u00a0Beau travail\u00a0!\u00a0». Maintenant, les collègues posent les questions des clients.',
      es: 'Nuestros anuncios recibían tres veces «¡Buen trabajo!». Ahora los compañeros hacen las preguntas de los clientes.',
    },
    rating: 5,
    showName: true,
  },
  {
    by: 'member',
    hoursAgo: 16 * 24,
    texts: {
      en: 'I never know what to write below a post. Here I pick a suggestion, change two words, and it is mine.',
      pt: 'Nunca sei o que escrever numa publicação. Aqui escolho uma sugestão, mudo duas palavras e passa a ser minha.',
      fr: 'Je ne sais jamais quoi écrire sous une publication. Ici, je choisis une suggestion, je change deux mots, et elle est à moi.',
      es: 'Nunca sé qué escribir en una publicación. Aquí elijo una sugerencia, cambio dos palabras y ya es mía.',
    },
    rating: 5,
    showName: true,
  },
  {
    by: 'colleague',
    hoursAgo: 9 * 24,
    texts: {
      en: 'The tray is the part I use: the link and a comment, without another tab.',
      pt: 'O que uso é a área de notificação: o link e um comentário, sem mais um separador.',
      fr: 'J’utilise surtout la zone de notification\u00a0: le lien et un commentaire, sans autre onglet.',
      es: 'Lo que uso es la bandeja del sistema: el enlace y un comentario, sin otra pestaña.',
    },
    rating: 4,
  },
  {
    by: 'administrator',
    hoursAgo: 20,
    texts: {
      en: 'No two of us say the same thing any more. That was the whole problem.',
      pt: 'Já não há duas pessoas a dizer o mesmo. Era esse o problema.',
      fr: 'Plus jamais deux d’entre nous ne disent la même chose. C’était tout le problème.',
      es: 'Ya no hay dos personas que digan lo mismo. Ese era el problema.',
    },
    rating: 5,
    showName: true,
    pending: true,
  },
]

export const TIDELINE_TESTIMONIALS: DemoTestimonial[] = [
  {
    by: 'colleague',
    hoursAgo: 12 * 24,
    texts: {
      en: 'We are three people. It took ten minutes from the first link to the first real conversation.',
      pt: 'Somos três pessoas. Do primeiro link à primeira conversa a sério passaram dez minutos.',
      fr: 'Nous sommes trois. Entre le premier lien et la première vraie conversation, il s’est passé dix minutes.',
      es: 'Somos tres personas. Del primer enlace a la primera conversación de verdad pasaron diez minutos.',
    },
    rating: 5,
    showName: true,
  },
]
