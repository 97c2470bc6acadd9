import type { PublicPage } from './public_page.ts'

/** The terms of use. */
export const termsPage = {
  path: '/terms',
  indexed: true,
  words: {
    en: {
      title: 'Terms of use',
      description: 'The rules for using Fanfare on this server, in twelve short sections.',
    },
    pt: {
      title: 'Termos de utilização',
      description: 'As regras para usar o Fanfare neste servidor, em doze secções curtas.',
    },
    fr: {
      title: 'Conditions d’utilisation',
      description: 'Les règles d’utilisation de Fanfare sur ce serveur, en douze sections courtes.',
    },
    es: {
      title: 'Términos de uso',
      description: 'Las reglas para usar Fanfare en este servidor, en doce secciones breves.',
    },
  },
} as const satisfies PublicPage
