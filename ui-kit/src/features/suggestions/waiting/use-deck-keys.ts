import { useEffect, useEffectEvent, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'

/** The keys of the cards: C copies what has been seen, and otherwise shows it; → and ← change the card. */
export function useDeckKeys(deck: RefObject<HTMLElement | null>, go: (by: 1 | -1) => void): void {
  const act = useEffectEvent((event: KeyboardEvent, by?: 1 | -1) => {
    if (!usePreferences.getState().shortcuts || deck.current === null) return
    event.preventDefault()
    if (by === undefined) copy(deck.current)
    else go(by)
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

function copy(deck: HTMLElement): void {
  const card = deck.querySelector<HTMLElement>('article')
  if (card?.dataset.seen !== undefined) {
    card.querySelector<HTMLElement>('[aria-keyshortcuts="C"]')?.click()
    return
  }
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}
