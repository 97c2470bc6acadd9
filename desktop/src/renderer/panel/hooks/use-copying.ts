import { useEffect, useState } from 'react'
import { COPIED_FOR, TOAST_DURATION } from '@fanfare/contract/rules/limits.ts'
import { bridge } from '../../bridge.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import type { Row } from '../logic/rows.ts'

/** What the panel has to say about the last try. */
export type Told = 'lostNext' | 'lostLast' | 'offline' | 'refused' | 'undone' | 'notUndone'

export type SuggestionRow = Extract<Row, { kind: 'suggestion' }>

export interface Copying {
  /** The suggestion that was copied a moment ago. */
  fresh: string | null
  told: Told | null
  /** Suggestions somebody else was faster with. */
  lost: ReadonlySet<string>
  copy: (row: SuggestionRow) => void
  undo: () => void
}

/** Copies through main, which claims first, and remembers what came of it. */
export function useCopying(offline: boolean): Copying {
  const [busy, setBusy] = useState(false)
  const [fresh, setFresh] = useState<string | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (fresh === null) return undefined
    const timer = setTimeout(() => setFresh(null), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [fresh])

  useEffect(() => {
    if (told === null) return undefined
    const timer = setTimeout(() => setTold(null), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [told])

  const hear = ({ outcome }: CopyOutcome, { offer, suggestion }: SuggestionRow) => {
    if (outcome === 'copied') return setFresh(suggestion.id)
    if (outcome === 'none-left') {
      setLost((known) => new Set([...known, suggestion.id]))
      void bridge.call('offers:refresh')
      const others = offer.suggestions.some(({ id, lockedByYou }) => id !== suggestion.id && !lockedByYou)
      return setTold(others ? 'lostNext' : 'lostLast')
    }
    // A session that has ended changes the whole panel.
    if (outcome !== 'signed-out') setTold(outcome)
  }
  const run = async (row: SuggestionRow) => {
    setBusy(true)
    setTold(null)
    try {
      hear(await bridge.call('suggestion:copy', row.offer.post.id, row.suggestion.id), row)
    } catch {
      setTold('refused')
    }
    setBusy(false)
  }

  return {
    fresh,
    told,
    lost,
    copy: (row) => {
      if (busy || fresh === row.suggestion.id) return
      if (row.suggestion.lockedByYou) void copyAgain(row).then(setFresh)
      else if (offline) setTold('offline')
      else void run(row)
    },
    undo: () => {
      setFresh(null)
      void bridge.call('suggestion:undo').then((undone) => setTold(undone ? 'undone' : 'notUndone'))
    },
  }
}

// What is theirs already needs no claim.
async function copyAgain({ offer, suggestion }: SuggestionRow): Promise<string | null> {
  const copied = await bridge.call('clipboard:write', suggestion.copiedContent ?? suggestion.content)
  if (!copied) return null
  void bridge.call('link:open', offer.post.postUrl)
  return suggestion.id
}
