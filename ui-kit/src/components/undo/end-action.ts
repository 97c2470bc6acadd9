import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../live-handlers.ts'
import { endToastAction } from '../../primitives/toast-actions.ts'
import { showTargets } from './pending-store.ts'

/**
 * The server has carried out an action, or refused it for `refused` targets: those are shown again. Its toast, which stays
 * open under the pointer or with the focus, says that it is too late to undo it.
 */
export function endAction(queryClient: QueryClient, actionId: string, refused: number): void {
  endToastAction(actionId)
  if (refused > 0) showTargets(actionId)
  // Targets that are gone stay hidden until the lists are read without them.
  void queryClient.invalidateQueries().finally(() => showTargets(actionId))
}

/** Ends the actions of the user on every device. */
export const undoHandlers = {
  'action.ended': (queryClient, { actionId, refused }) => endAction(queryClient, actionId, refused),
} satisfies LiveHandlers
