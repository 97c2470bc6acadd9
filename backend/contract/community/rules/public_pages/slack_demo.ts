import type { PublicPage } from './public_page.ts'

/** The Slack integration, step by step. */
export const slackDemoPage = {
  path: '/integrations/slack-integration/demo',
  indexed: true,
  words: {
    en: {
      title: 'Fanfare in Slack, a demo',
      description: 'See in four steps how a link becomes a post, a message in Slack and different comments.',
    },
    pt: {
      title: 'Fanfare no Slack, uma demonstração',
      description:
        'Vê em quatro passos como um link se torna uma publicação, uma mensagem no Slack e comentários diferentes.',
    },
    fr: {
      title: 'Fanfare dans Slack, une démonstration',
      description:
        'Voyez en quatre étapes comment un lien devient une publication, un message dans Slack et des commentaires différents.',
    },
    es: {
      title: 'Fanfare en Slack, una demostración',
      description:
        'Mira en cuatro pasos cómo un enlace se convierte en una publicación, un mensaje en Slack y comentarios distintos.',
    },
  },
} as const satisfies PublicPage
