import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'

/** The element id of a card. */
export const cardId = (id: string) => `suggestion-${id}`

/**
 * The suggestion that the shortcuts act on: J next, K previous, C copy, R respond. Starts with the first available one
 * and stays while the list changes, so that C never copies something unseen.
 */
export function useSelection(suggestions: readonly Selectable[]) {
  const [selectedId, setSelectedId] = useState(() => firstAvailable(suggestions))

  const go = useEffectEvent((by: 1 | -1) => {
    if (!usePreferences.getState().shortcuts) return
    const ids = suggestions.map(({ id }) => id)
    const next = neighbor(ids, selectedId, by)
    setSelectedId(next)
    if (next !== null) show(next)
  })
  // A key clicks the button of the selected card.
  const press = useEffectEvent((key: string, event: KeyboardEvent) => {
    if (selectedId === null || !usePreferences.getState().shortcuts) return
    event.preventDefault()
    document.querySelector<HTMLElement>(`#${cardId(selectedId)} [aria-keyshortcuts="${key}"]`)?.click()
  })

  useEffect(() => {
    const keys = {
      j: () => go(1),
      k: () => go(-1),
      c: (event: KeyboardEvent) => press('C', event),
      r: (event: KeyboardEvent) => press('R', event),
    }
    return tinykeys(window, keys, { ignore: isNotForPage })
  }, [])

  // The proposed suggestion may not be rendered yet.
  const toShow = useRef<string | null>(null)
  useEffect(() => {
    if (toShow.current !== null && show(toShow.current)) toShow.current = null
  })

  return {
    selectedId,
    /** Selects another suggestion, after a lost claim. */
    select: (id: string) => {
      setSelectedId(id)
      toShow.current = id
    },
  }
}

// Moves the focus along, for screen readers and Tab. Returns whether the card exists.
function show(id: string): boolean {
  const card = document.getElementById(cardId(id))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
  return card !== null
}

interface Selectable {
  id: string
  isLocked: boolean
}

/** The neighbor of the selected item; stops at the ends. */
export function neighbor(ids: readonly string[], selected: string | null, by: 1 | -1): string | null {
  const at = selected === null ? -1 : ids.indexOf(selected)
  if (at === -1) return (by === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null
}

/** The first available item. */
export function firstAvailable(items: readonly Selectable[]): string | null {
  return items.find(({ isLocked }) => !isLocked)?.id ?? null
}
