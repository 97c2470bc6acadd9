import { useState } from 'react'
import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'
import { frontAfter, mergeCards } from './deck.ts'

/** The cards of the posts that wait, one of them in front. */
export function useDeck(waiting: readonly WaitingPost[]) {
  const [read, setRead] = useState(waiting)
  const [cards, setCards] = useState<readonly WaitingPost[]>(waiting)
  const [frontId, setFrontId] = useState(waiting[0]?.post.id)
  const at = cards.findIndex(({ post }) => post.id === frontId)

  const merge = (keptId: string | undefined) => {
    const merged = mergeCards(cards, waiting, keptId)
    setCards(merged)
    return merged
  }
  if (read !== waiting) {
    setRead(waiting)
    const merged = merge(frontId)
    if (at === -1) setFrontId(frontAfter(merged, 0))
  }

  const show = (id: string | undefined) => {
    merge(id)
    setFrontId(id)
  }

  return {
    front: cards[at],
    at,
    cards,
    /** Puts the next or the previous card in front. */
    go: (by: 1 | -1) => {
      const next = cards[at + by]
      if (next) show(next.post.id)
    },
    /** The post in front has nothing left to copy. */
    dropFront: () => {
      const others = cards.filter(({ post }) => post.id !== frontId)
      setCards(others)
      setFrontId(frontAfter(others, at))
    },
  }
}
