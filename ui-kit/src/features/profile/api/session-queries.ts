import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/api-error.ts'
import { endAllSessions, endSession, fetchSessions } from './session-api.ts'

/** Where this person is signed in. */
export function sessionListQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => fetchSessions(signal),
  })
}

/** Ends a session. One that has ended meanwhile counts as ended. */
export function useEndSession(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => endSession(id).catch(acceptGone),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionListQuery().queryKey }),
  })
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: endAllSessions })
}

function acceptGone(error: unknown): void {
  if (!hasCode(error, 'NOT_FOUND')) throw error
}
