import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { joinSentences } from '../../i18n/join-sentences.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { toast } from '../../primitives/toast.ts'
import { hideTargets, isHiding, showTargets } from './pending-store.ts'
import { undoAction } from './undo-api.ts'

/** If no event says that the action has ended, its targets are read again. */
const LOST_EVENT_MS = 60_000

/**
 * Shows the outcome of an action that the server carries out in ten seconds: its targets leave the lists, and a toast
 * undoes it. `done` is the success message for a number of targets.
 *
 *  hidden ── Undo ──▶ shown, in their places
 *    └── carried out (`endAction`) ──▶ gone; what was refused is shown
 */
export function useUndoable(): (answer: PendingActionAnswer, done: (count: number) => string) => void {
  const { t } = useTranslation(['common', 'errors'])
  const errorText = useErrorText()
  const queryClient = useQueryClient()

  const undo = async (actionId: string) => {
    try {
      await undoAction(actionId)
      showTargets(actionId)
      toast('success', t('undo.undone'))
    } catch (error) {
      toast('error', errorText(error))
    }
  }

  return ({ actionId, results }, done) => {
    const accepted = results.filter(({ error }) => error === null).map(({ id }) => id)
    const refused = results.length - accepted.length
    const rest = refused === 0 ? null : t('undo.refused', { count: refused })
    if (actionId === null) {
      toast('error', rest!)
      return
    }
    hideTargets(actionId, accepted)
    setTimeout(() => {
      if (isHiding(actionId, accepted))
        void queryClient.invalidateQueries().finally(() => showTargets(actionId))
    }, LOST_EVENT_MS)
    const message = done(accepted.length)
    toast(rest === null ? 'success' : 'warning', rest === null ? message : joinSentences(message, rest), {
      id: actionId,
      duration: UNDO_WINDOW_MS,
      action: { label: t('undo.label'), over: t('errors:UNDO_TOO_LATE'), onPress: () => void undo(actionId) },
    })
  }
}
