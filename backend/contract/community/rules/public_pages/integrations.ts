import type { PublicPage } from './public_page.ts'

/** The integrations with other products. */
export const integrationsPage = {
  path: '/integrations',
  indexed: true,
  words: {
    en: {
      title: 'Integrations',
      description:
        'Fanfare works where your team talks: share links from Slack, and tell channels and colleagues about them.',
    },
    pt: {
      title: 'Integrações',
      description:
        'O Fanfare funciona onde a tua equipa conversa: partilha links a partir do Slack e avisa canais e colegas.',
    },
    fr: {
      title: 'Intégrations',
      description:
        'Fanfare travaille là où votre équipe discute : partagez des liens depuis Slack et prévenez canaux et collègues.',
    },
    es: {
      title: 'Integraciones',
      description:
        'Fanfare funciona donde habla tu equipo: comparte enlaces desde Slack y avisa a canales y compañeros.',
    },
  },
} as const satisfies PublicPage
