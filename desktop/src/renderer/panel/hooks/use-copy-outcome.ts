import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COPIED_FEEDBACK_MS, TOAST_DURATION_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import { bridge } from '../../bridge.ts'
import type { CopyOutcome, UndoOutcome } from '../../../shared/desktop-state.ts'
import { refusalDetails, type Refusal } from '../../../shared/refusal.ts'
import type { LostSuggestions } from '../rows.ts'
import { useTemporary } from './use-temporary.ts'

/** The message about the last attempt. */
export type CopyMessage =
  | { says: 'lostNext' | 'lostLast' | 'undone' | 'notUndone' | 'undoUnknown' }
  | { says: 'refused' | 'notUndoneBecause'; why: string }

/** Keeps the outcome of the last copy or undo, and the suggestions that were lost. */
export function useCopyOutcome() {
  const { t } = useTranslation('desktop')
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
  const show = (result: CopyOutcome, id: string) => {
    switch (result.outcome) {
      case 'copied':
        return setJustCopied(id)
      case 'lost':
        return lose(id, result.next, { says: result.next === null ? 'lostLast' : 'lostNext' })
      case 'none-left':
        return lose(id, null, { says: 'lostLast' })
      case 'post-deleted':
      case 'post-ended':
      case 'suggestion-deleted':
        return lose(id, null, result)
      case 'signed-out':
        // The whole panel changes to its signed-out state.
        return undefined
      default:
        return refuse(result)
    }
  }
  const showUndo = (result: UndoOutcome) => {
    if (result.outcome === 'undone') setMessage({ says: 'undone' })
    else if (result.outcome === 'too-late') setMessage({ says: 'notUndone' })
    else if (result.outcome === 'unanswered') setMessage({ says: 'undoUnknown' })
    else setMessage({ says: 'notUndoneBecause', why: whyOf(result) })
  }
  return { justCopied, setJustCopied, message, setMessage, lost, refuse, show, showUndo }
}
