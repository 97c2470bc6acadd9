import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../preferences/key-filters.ts'
import { usePreferences } from '../../../preferences/preferences-store.ts'
import { firstFree, neighbour, type Selectable } from '../selection.ts'

/** The id of a card in the page. */
export const cardId = (id: string) => `suggestion-${id}`

/**
 * Which suggestion the keys act on: J next, K previous, C copy, R respond. It starts with the first free one
 * and stays where it is while others come and go, so that C never copies what nobody has looked at.
 */
export function useSelection(suggestions: readonly Selectable[]) {
  const [selectedId, setSelectedId] = useState(() => firstFree(suggestions))

  const go = useEffectEvent((by: 1 | -1) => {
    if (!usePreferences.getState().shortcuts) return
    const ids = suggestions.map(({ id }) => id)
    const next = neighbour(ids, selectedId, by)
    setSelectedId(next)
    if (next !== null) show(next)
  })
  // The key does what the button of the selected card does, with everything the button knows.
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

  // What the server proposes may only be on its way to the screen.
  const toShow = useRef<string | null>(null)
  useEffect(() => {
    if (toShow.current !== null && show(toShow.current)) toShow.current = null
  })

  return {
    selectedId,
    /** Goes on to another one, after a lost claim. */
    select: (id: string) => {
      setSelectedId(id)
      toShow.current = id
    },
  }
}

// The focus goes along, so that screen readers hear it and Tab goes on from there. Answers whether it is there.
function show(id: string): boolean {
  const card = document.getElementById(cardId(id))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
  return card !== null
}
