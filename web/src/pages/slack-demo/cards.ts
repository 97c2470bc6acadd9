/** The cards of the demo, in order. */
export const CARDS = ['share', 'tell', 'open', 'copy'] as const

export type DemoCard = (typeof CARDS)[number]
