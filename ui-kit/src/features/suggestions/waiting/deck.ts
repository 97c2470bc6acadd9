import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'

/**
 * The cards after the waiting posts have been read again. They keep their order, so that no card moves while the
 * member looks at it: new posts come last, and posts that no longer wait leave, except the one in front.
 */
export function mergeCards(
  cards: readonly WaitingPost[],
  waiting: readonly WaitingPost[],
  frontId: string | undefined,
): WaitingPost[] {
  const found = new Map(waiting.map((each) => [each.post.id, each]))
  const kept = cards.flatMap((card) => {
    const { id } = card.post
    return found.get(id) ?? (id === frontId ? card : [])
  })
  const known = new Set(cards.map(({ post }) => post.id))
  return [...kept, ...waiting.filter(({ post }) => !known.has(post.id))]
}

/** The card in front once the previous one is gone: the one that follows it, else the last one. */
export function frontAfter(cards: readonly WaitingPost[], goneAt: number): string | undefined {
  return (cards[goneAt] ?? cards.at(-1))?.post.id
}
