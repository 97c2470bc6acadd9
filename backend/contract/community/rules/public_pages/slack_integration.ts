import type { PublicPage } from './public_page.ts'

/** The Slack integration. */
export const slackIntegrationPage = {
  path: '/integrations/slack-integration',
  indexed: true,
  words: {
    en: {
      title: 'Fanfare for Slack',
      description:
        'Share a post from a Slack message, tell a channel or the whole team about it, and let everyone copy a comment of their own.',
    },
    pt: {
      title: 'Fanfare para o Slack',
      description:
        'Partilha uma publicação a partir de uma mensagem do Slack, avisa um canal ou toda a equipa, e cada pessoa copia o seu comentário.',
    },
    fr: {
      title: 'Fanfare pour Slack',
      description:
        'Partagez une publication depuis un message Slack, prévenez un canal ou toute l’équipe, et chacun copie son propre commentaire.',
    },
    es: {
      title: 'Fanfare para Slack',
      description:
        'Comparte una publicación desde un mensaje de Slack, avisa a un canal o a todo el equipo, y cada persona copia su propio comentario.',
    },
  },
} as const satisfies PublicPage
