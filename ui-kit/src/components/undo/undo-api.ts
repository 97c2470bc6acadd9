import type { PendingActionAnswer, TargetsRequest } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../client/http.ts'

/** Asks for an action on some targets that can be undone. */
export function deferAction(path: string, ids: readonly string[]) {
  return api.post<PendingActionAnswer>(path, { ids: [...ids] } satisfies TargetsRequest)
}

export function undoAction(actionId: string) {
  return api.delete<void>(`/pending-actions/${actionId}`)
}
