import { useTranslation } from 'react-i18next'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { joinSentences } from '../../i18n/join-sentences.ts'
import { toast } from '../../primitives/toast.ts'
import { useUndoToast } from './use-undo.ts'

/**
 * Shows the outcome of an action that the server carries out in ten seconds: its targets leave the lists, and a toast
 * undoes it. `done` is the success message for a number of targets.
 *
 *  hidden ── Undo ──▶ shown, in their places
 *    └── carried out (`endAction`) ──▶ gone; what was refused is shown
 */
export function useUndoable(): (answer: PendingActionAnswer, done: (count: number) => string) => void {
  const { t } = useTranslation()
  const offerUndo = useUndoToast()
  return ({ actionId, results }, done) => {
    const ids = results.filter(({ error }) => error === null).map(({ id }) => id)
    const refused = results.length - ids.length
    const rest = refused === 0 ? null : t('undo.refused', { count: refused })
    if (actionId === null) {
      toast('error', rest!)
      return
    }
    const message = done(ids.length)
    const offer = { actionId, ids, undoMs: UNDO_WINDOW_MS }
    if (rest === null) offerUndo({ ...offer, message })
    else offerUndo({ ...offer, message: joinSentences(message, rest), type: 'warning' })
  }
}
