import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import { cardOf, firstAvailable, neighbor, showCard, type Selectable } from './selected-card.ts'

/**
 * The suggestion that the shortcuts act on: J next, K previous, C copy, R respond. Starts with the first available one
 * and stays while the list changes, so that C never copies an unseen one.
 */
export function useSelection(suggestions: readonly Selectable[], loadMore: (() => void) | null) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  // The card on which the shortcut C had nothing to copy.
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const first = firstAvailable(suggestions)
  if (first !== null && !suggestions.some(({ id }) => id === selectedId)) setSelectedId(first)

  const move = (id: string | null) => {
    setRefusedId(null)
    setSelectedId(id)
    if (id !== null) showCard(id)
  }

  const loadedBefore = useRef<number | null>(null)
  const go = useEffectEvent((by: 1 | -1) => {
    if (!usePreferences.getState().shortcuts) return
    const next = neighbor(suggestions, selectedId, by)
    loadedBefore.current = null
    if (by === -1 || next !== selectedId || loadMore === null) return move(next)
    loadedBefore.current = suggestions.length
    loadMore()
  })
  const goOn = useEffectEvent(() => {
    if (loadedBefore.current === null || suggestions.length <= loadedBefore.current) return
    loadedBefore.current = null
    move(neighbor(suggestions, selectedId, 1))
  })
  useEffect(() => goOn())

  // A key clicks the button of the selected card, or leads to its open editor.
  const press = useEffectEvent((key: string, event: KeyboardEvent) => {
    if (!usePreferences.getState().shortcuts) return
    event.preventDefault()
    const card = cardOf(selectedId)
    const target = card?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
    const field = card?.querySelector<HTMLElement>('textarea')
    if (target) target.click()
    else if (field) field.focus()
    else if (key === 'C' && selectedId !== null) setRefusedId(selectedId)
    else card?.focus()
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
    if (toShow.current !== null && showCard(toShow.current)) toShow.current = null
  })

  const mark = (id: string) => {
    setRefusedId(null)
    setSelectedId(id)
  }
  // Stable, because every card receives it.
  const select = useCallback((id: string) => {
    setRefusedId(null)
    setSelectedId(id)
    toShow.current = id
  }, [])

  return {
    selectedId,
    refusedId,
    /** Puts the ring on another suggestion; the focus stays. */
    mark,
    /** Selects another suggestion, after a lost claim. */
    select,
  }
}
