import type { PublicPage } from './public_page.ts'

/** The prices. */
export const pricingPage = {
  path: '/pricing',
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
        'Une seule formule, et elle est gratuite : sans carte bancaire, publications, organisations et membres illimités.',
    },
    es: {
      title: 'Precios',
      description:
        'Un solo plan, y es gratis: sin tarjeta de crédito, con publicaciones, organizaciones y miembros ilimitados.',
    },
  },
} as const satisfies PublicPage
