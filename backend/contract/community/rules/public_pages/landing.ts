import type { PublicPage } from './public_page.ts'

/** The landing page. */
export const landingPage = {
  path: '/',
  indexed: true,
  words: {
    en: {
      title: 'Comments worth posting, one for everyone',
      description:
        'Share a link once. Your teammates suggest what to say, and everyone copies a comment that sounds like them.',
    },
    pt: {
      title: 'Comentários que valem a pena, um para cada pessoa',
      description:
        'Partilha um link uma vez. A tua equipa sugere o que dizer e cada pessoa copia um comentário que soa a si.',
    },
    fr: {
      title: 'Des commentaires qui comptent, un pour chacun',
      description:
        'Partagez un lien une fois. Votre équipe suggère quoi dire, et chacun copie un commentaire qui lui ressemble.',
    },
    es: {
      title: 'Comentarios que valen la pena, uno para cada persona',
      description:
        'Comparte un enlace una vez. Tu equipo sugiere qué decir y cada persona copia un comentario que suena a ella.',
    },
  },
} as const satisfies PublicPage
