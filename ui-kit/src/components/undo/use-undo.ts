import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { toast } from '../../primitives/toast.ts'
import { hideTargets, pendingActions, showTargets } from './pending-actions.ts'
import { undoAction } from './undo-api.ts'

/** If no event says that an action has ended, its targets are read again. */
const LOST_EVENT_MS = 60_000

/** Undoes a pending action, whose targets are then shown again; says so, or why not. */
export function useUndo(): (actionId: string) => Promise<void> {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return async (actionId) => {
    try {
      await undoAction(actionId)
      showTargets(queryClient, actionId)
      toast('success', t('undo.undone'))
    } catch (error) {
      toast('error', errorText(error))
    }
  }
}

export interface UndoOffer {
  actionId: string
  ids: readonly string[]
  message: string
  /** How long it can still be undone, in milliseconds. */
  undoMs: number
  type?: 'success' | 'warning' | 'info'
}

/** Hides the targets of a pending action, and shows a toast that undoes it for as long as it can be undone. */
export function useUndoToast(): (offer: UndoOffer) => void {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const undo = useUndo()
  return ({ actionId, ids, message, undoMs, type = 'success' }) => {
    hideTargets(queryClient, { id: actionId, ids: [...ids], undoMs, isOffered: true })
    setTimeout(() => {
      if (pendingActions(queryClient).some(({ id }) => id === actionId))
        void queryClient.invalidateQueries().finally(() => showTargets(queryClient, actionId))
    }, LOST_EVENT_MS)
    if (undoMs <= 0) return
    const action = { label: t('undo.label'), onPress: () => void undo(actionId) }
    toast(type, message, { id: actionId, duration: undoMs, action })
  }
}
