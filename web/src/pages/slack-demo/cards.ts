/** The cards of the demo, in order. */
export const CARDS = ['share', 'tell', 'open', 'copy'] as const

export type DemoCard = (typeof CARDS)[number]

/** Whether a card is another one or comes after it. */
export const isAtLeast = (card: DemoCard, other: DemoCard): boolean =>
  CARDS.indexOf(card) >= CARDS.indexOf(other)
