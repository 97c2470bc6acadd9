import type { QueryClient } from '@tanstack/react-query'
import { endToastAction } from '../../primitives/toast.ts'
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
