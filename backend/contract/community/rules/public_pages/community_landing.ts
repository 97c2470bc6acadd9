import type { PublicPage } from './public_page.ts'

/** The community: public posts of all organizations. */
export const communityLandingPage = {
  path: '/community-landing',
  indexed: true,
  words: {
    en: {
      title: 'Community',
      description: 'Posts that teams have opened to everyone. Pick a suggestion, copy it and join in.',
    },
    pt: {
      title: 'Comunidade',
      description:
        'Publicações que as equipas abriram a toda a gente. Escolhe uma sugestão, copia-a e junta-te à conversa.',
    },
    fr: {
      title: 'Communauté',
      description:
        'Des publications que des équipes ont ouvertes à tous. Choisissez une suggestion, copiez-la et participez.',
    },
    es: {
      title: 'Comunidad',
      description:
        'Publicaciones que los equipos han abierto a todo el mundo. Elige una sugerencia, cópiala y participa.',
    },
  },
} as const satisfies PublicPage
