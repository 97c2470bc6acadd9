import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../live-handlers.ts'
import { showTargets } from './pending-actions.ts'

/** The server has carried out an action, or refused it for `refused` targets: those are shown again. */
export function endAction(queryClient: QueryClient, actionId: string, refused: number): void {
  if (refused > 0) showTargets(queryClient, actionId)
  // Targets that are gone stay hidden until the lists are read without them.
  void queryClient.invalidateQueries().finally(() => showTargets(queryClient, actionId))
}

/** Ends the actions of the user on every device. */
export const undoHandlers = {
  'action.ended': (queryClient, { actionId, refused }) => endAction(queryClient, actionId, refused),
} satisfies LiveHandlers
