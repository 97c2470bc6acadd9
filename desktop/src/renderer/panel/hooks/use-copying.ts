import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { COPIED_FEEDBACK_MS, TOAST_DURATION_MS } from '@fanfare/contract/rules/limits.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import { aiPostKey } from '@fanfare/ui-kit/features/ai/api/ai-keys.ts'
import { approveComments } from '@fanfare/ui-kit/features/ai/api/run-api.ts'
import { bridge } from '../../bridge.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import type { LostSuggestions, Row } from '../rows.ts'

/** The message about the last attempt; a key of the panel's texts. */
export type CopyMessage =
  | 'lostNext'
  | 'lostLast'
  | 'postDeleted'
  | 'suggestionDeleted'
  | 'offline'
  | 'unanswered'
  | 'refused'
  | 'undone'
  | 'notUndone'

export type SuggestionRow = Extract<Row, { kind: 'suggestion' }>
export type GeneratedRow = Extract<Row, { kind: 'generated' }>

export interface Copying {
  /** The suggestion that was copied a moment ago. */
  justCopied: string | null
  message: CopyMessage | null
  lost: LostSuggestions
  copy: (row: SuggestionRow) => void
  /** Approves a generated text, which makes it a suggestion, and copies that. */
  approveAndCopy: (row: GeneratedRow) => void
  undo: () => void
}

/** Copies through main, which claims first, and keeps the outcome. */
export function useCopying(offline: boolean): Copying {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [justCopied, setJustCopied] = useTemporary<string>(COPIED_FEEDBACK_MS)
  const [message, setMessage] = useTemporary<CopyMessage>(TOAST_DURATION_MS)
  const [lost, setLost] = useState<LostSuggestions>(new Map())

  const lose = (id: string, next: ErrorDetails['next'], reason: CopyMessage) => {
    setLost((before) => new Map([...before, [id, next]]))
    void bridge.call('offers:refresh')
    setMessage(reason)
  }
  const approve = async ({ offer: { post }, text }: GeneratedRow): Promise<string> => {
    const { id, content, moodId } = text
    const { data } = await approveComments(post.id, {
      comments: [{ id, content, moodId, isApproved: true }],
    }).finally(() => queryClient.invalidateQueries({ queryKey: aiPostKey(post.id) }))
    const [suggestion] = data
    if (suggestion === undefined) throw new Error('The approved text became no suggestion')
    void bridge.call('offers:refresh')
    return suggestion.id
  }
  const show = (result: CopyOutcome, id: string) => {
    switch (result.outcome) {
      case 'copied':
        return setJustCopied(id)
      case 'lost':
        return lose(id, result.next, result.next === null ? 'lostLast' : 'lostNext')
      case 'none-left':
        return lose(id, null, 'lostLast')
      case 'post-deleted':
        return lose(id, null, 'postDeleted')
      case 'suggestion-deleted':
        return lose(id, null, 'suggestionDeleted')
      case 'offline':
      case 'unanswered':
      case 'refused':
        return setMessage(result.outcome)
      case 'signed-out':
        // The whole panel changes to its signed-out state.
        return undefined
    }
  }
  const claim = async ({ post }: Offer, findId: () => string | Promise<string>) => {
    setBusy(true)
    setMessage(null)
    try {
      const id = await findId()
      show(await bridge.call('suggestion:copy', post.id, id), id)
    } catch {
      setMessage('refused')
    }
    setBusy(false)
  }

  return {
    justCopied,
    message,
    lost,
    copy: (row) => {
      if (busy || justCopied === row.suggestion.id) return
      if (row.suggestion.claimedByYou) void copyAgain(row).then(setJustCopied)
      else if (offline) setMessage('offline')
      else void claim(row.offer, () => row.suggestion.id)
    },
    approveAndCopy: (row) => {
      if (busy) return
      if (offline) setMessage('offline')
      else void claim(row.offer, () => approve(row))
    },
    undo: () => {
      setJustCopied(null)
      void bridge.call('suggestion:undo').then((undone) => setMessage(undone ? 'undone' : 'notUndone'))
    },
  }
}

// A suggestion they have claimed already needs no further claim.
async function copyAgain({ offer, suggestion }: SuggestionRow): Promise<string | null> {
  const copied = await bridge.call('clipboard:write', suggestion.copiedContent ?? suggestion.content)
  if (!copied) return null
  void bridge.call('link:open', offer.post.postUrl)
  return suggestion.id
}

/** A value that is reset to null after `ttl` milliseconds. */
function useTemporary<Value>(ttl: number) {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(() => setValue(null), ttl)
    return () => clearTimeout(timer)
  }, [value, ttl])
  return [value, setValue] as const
}
