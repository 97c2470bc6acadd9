import { useEffect, useEffectEvent, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'

/** The keys of the cards: C copies what has been seen, and otherwise shows it; → and ← change the card, with the focus. */
export function useDeckKeys(deck: RefObject<HTMLElement | null>, go: (by: 1 | -1) => void): void {
  const act = useEffectEvent((event: KeyboardEvent, by?: 1 | -1) => {
    if (!usePreferences.getState().shortcuts || deck.current === null) return
    event.preventDefault()
    if (by === undefined) return copy(deck.current)
    const hadFocus = cardIn(deck.current)?.contains(document.activeElement)
    go(by)
    if (hadFocus) requestAnimationFrame(() => focusCard(deck.current))
  })
  useEffect(() => {
    const keys = {
      c: (event: KeyboardEvent) => act(event),
      ArrowRight: (event: KeyboardEvent) => act(event, 1),
      ArrowLeft: (event: KeyboardEvent) => act(event, -1),
    }
    return tinykeys(window, keys, { ignore: isNotForPage })
  }, [])
}

const cardIn = (deck: HTMLElement | null) => deck?.querySelector<HTMLElement>('article')

function focusCard(deck: HTMLElement | null): void {
  cardIn(deck)?.focus({ preventScroll: true })
}

function copy(deck: HTMLElement): void {
  const card = cardIn(deck)
  if (card?.dataset.seen !== undefined) {
    card.querySelector<HTMLElement>('[aria-keyshortcuts="C"]')?.click()
    return
  }
  focusCard(deck)
  card?.scrollIntoView({ block: 'nearest' })
}
