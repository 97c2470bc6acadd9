import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COPIED_FEEDBACK_MS, TOAST_DURATION_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { aiPostKey } from '@fanfare/ui-kit/features/ai/api/ai-keys.ts'
import { approveComments } from '@fanfare/ui-kit/features/ai/api/run-api.ts'
import { useErrorText } from '@fanfare/ui-kit/i18n/use-error-text.ts'
import { bridge } from '../../bridge.ts'
import type { CopyOutcome, UndoOutcome } from '../../../shared/desktop-state.ts'
import { refusalDetails, type Refusal } from '../../../shared/refusal.ts'
import type { LostSuggestions, Row } from '../rows.ts'
import { useTemporary } from './use-temporary.ts'

/** The message about the last attempt. */
export type CopyMessage =
  | { says: 'lostNext' | 'lostLast' | 'undone' | 'notUndone' | 'undoUnknown' }
  | { says: 'refused' | 'notUndoneBecause'; why: string }

export type SuggestionRow = Extract<Row, { kind: 'suggestion' }>
export type GeneratedRow = Extract<Row, { kind: 'generated' }>

export interface Copying {
  /** The suggestion that was just copied. */
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
  const { t } = useTranslation('desktop')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [justCopied, setJustCopied] = useTemporary<string>(COPIED_FEEDBACK_MS)
  const [message, setMessage] = useTemporary<CopyMessage>(TOAST_DURATION_MS)
  const [lost, setLost] = useState<LostSuggestions>(new Map())

  const whyOf = (refusal: Refusal) => t(`refusal.${refusal.outcome}`, refusalDetails(refusal))
  const refuse = (refusal: Refusal) => setMessage({ says: 'refused', why: whyOf(refusal) })
  const lose = (id: string, next: ErrorDetails['next'], reason: CopyMessage | Refusal) => {
    setLost((before) => new Map([...before, [id, next]]))
    void bridge.call('offers:refresh')
    if ('says' in reason) setMessage(reason)
    else refuse(reason)
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
        return lose(id, result.next, { says: result.next === null ? 'lostLast' : 'lostNext' })
      case 'none-left':
        return lose(id, null, { says: 'lostLast' })
      case 'post-deleted':
      case 'suggestion-deleted':
        return lose(id, null, result)
      case 'signed-out':
        // The whole panel changes to its signed-out state.
        return undefined
      default:
        return refuse(result)
    }
  }
  const showCopiedAgain = (id: string | null) => {
    setJustCopied(id)
    if (id === null) refuse({ outcome: 'clipboard-failed' })
  }
  const showUndo = (result: UndoOutcome) => {
    if (result.outcome === 'undone') setMessage({ says: 'undone' })
    else if (result.outcome === 'too-late') setMessage({ says: 'notUndone' })
    else if (result.outcome === 'unanswered') setMessage({ says: 'undoUnknown' })
    else setMessage({ says: 'notUndoneBecause', why: whyOf(result) })
  }
  const claim = async ({ post }: Offer, findId: () => string | Promise<string>) => {
    setBusy(true)
    setMessage(null)
    try {
      const id = await findId()
      show(await bridge.call('suggestion:copy', post.id, id), id)
    } catch (error) {
      setMessage({ says: 'refused', why: errorText(error) })
    }
    setBusy(false)
  }

  return {
    justCopied,
    message,
    lost,
    copy: (row) => {
      if (busy || justCopied === row.suggestion.id) return
      if (row.suggestion.claimedByYou) void copyAgain(row).then(showCopiedAgain)
      else if (offline) refuse({ outcome: 'offline' })
      else void claim(row.offer, () => row.suggestion.id)
    },
    approveAndCopy: (row) => {
      if (busy) return
      if (offline) refuse({ outcome: 'offline' })
      else void claim(row.offer, () => approve(row))
    },
    undo: () => {
      setJustCopied(null)
      void bridge.call('suggestion:undo').then(showUndo)
    },
  }
}

// A suggestion the member has already claimed needs no further claim.
async function copyAgain({ offer, suggestion }: SuggestionRow): Promise<string | null> {
  const copied = await bridge.call('clipboard:write', suggestion.copiedContent ?? suggestion.content)
  if (!copied) return null
  void bridge.call('link:open', offer.post.postUrl)
  return suggestion.id
}
