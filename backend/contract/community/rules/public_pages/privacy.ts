import type { PublicPage } from './public_page.ts'

/** The privacy policy. */
export const privacyPage = {
  path: '/privacy',
  indexed: true,
  words: {
    en: {
      title: 'Privacy policy',
      description:
        'What Fanfare stores about you, what for, for how long, who sees it, and what your rights are.',
    },
    pt: {
      title: 'Política de privacidade',
      description:
        'O que o Fanfare guarda sobre ti, para quê, durante quanto tempo, quem o vê e quais são os teus direitos.',
    },
    fr: {
      title: 'Politique de confidentialité',
      description:
        'Ce que Fanfare conserve à votre sujet, pourquoi, combien de temps, qui le voit et quels sont vos droits.',
    },
    es: {
      title: 'Política de privacidad',
      description:
        'Qué guarda Fanfare sobre ti, para qué, durante cuánto tiempo, quién lo ve y cuáles son tus derechos.',
    },
  },
} as const satisfies PublicPage
