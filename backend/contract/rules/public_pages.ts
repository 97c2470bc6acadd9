import type { Language } from './language.ts'

/** How a public page presents itself in one language; the name of the site is added to the title. */
export interface PublicPageWords {
  title: string
  description: string
}

/** A page for everybody, whose address and texts are the same for all. */
export interface PublicPage {
  /** Whether search engines may list it. */
  indexed: boolean
  words: Record<Language, PublicPageWords>
}

/** The public pages by path. The head of the server and the one of the client are made of these texts. */
export const PUBLIC_PAGES = {
  '/': {
    indexed: true,
    words: {
      en: {
        title: 'Comments worth posting, one for everybody',
        description:
          'Share a link once. Your teammates suggest what to say, and everybody copies a comment that sounds like them.',
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
  },
  '/community-landing': {
    indexed: true,
    words: {
      en: {
        title: 'Community',
        description: 'Posts that teams have opened to everybody. Pick a suggestion, copy it and join in.',
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
  },
  '/integrations': {
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
          'Fanfare travaille là où votre équipe discute : partagez des liens depuis Slack et prévenez canaux et collègues.',
      },
      es: {
        title: 'Integraciones',
        description:
          'Fanfare funciona donde habla tu equipo: comparte enlaces desde Slack y avisa a canales y compañeros.',
      },
    },
  },
  '/integrations/slack-integration': {
    indexed: true,
    words: {
      en: {
        title: 'Fanfare for Slack',
        description:
          'Share a post from a Slack message, tell a channel or the whole team about it, and let everybody copy a comment of their own.',
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
  },
  '/integrations/slack-integration/demo': {
    indexed: true,
    words: {
      en: {
        title: 'Fanfare in Slack, a demo',
        description:
          'See in four steps how a link becomes a post, a message in Slack and different comments.',
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
  },
  '/pricing': {
    indexed: true,
    words: {
      en: {
        title: 'Pricing',
        description: 'One plan, and it is free: no credit card, unlimited posts, organizations and members.',
      },
      pt: {
        title: 'Preços',
        description:
          'Um só plano, e é gratuito: sem cartão de crédito, com publicações, organizações e membros ilimitados.',
      },
      fr: {
        title: 'Tarifs',
        description:
          'Une seule formule, et elle est gratuite : sans carte bancaire, publications, organisations et membres illimités.',
      },
      es: {
        title: 'Precios',
        description:
          'Un solo plan, y es gratis: sin tarjeta de crédito, con publicaciones, organizaciones y miembros ilimitados.',
      },
    },
  },
  '/privacy': {
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
  },
  '/terms': {
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
  },
} as const satisfies Record<string, PublicPage>

export type PublicPagePath = keyof typeof PUBLIC_PAGES
