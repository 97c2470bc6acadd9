import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'

/** The answer to an action that can be undone, for all of these targets. */
export const pendingAnswer = (...ids: string[]): PendingActionAnswer => ({
  actionId: 'action-1',
  results: ids.map((id) => ({ id, error: null })),
})
