import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RunningSessionList } from '@fanfare/contract/data/session.ts'
import { ignoring } from '../../../client/api-error.ts'
import { api } from '../../../client/http.ts'

/** The sessions of the user. */
export function sessionListQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => fetchSessions(signal),
  })
}

/** Ends a session. One that no longer exists counts as ended. */
export function useEndSession(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => endSession(id).catch(ignoring('NOT_FOUND')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionListQuery().queryKey }),
  })
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: endAllSessions })
}

function fetchSessions(signal?: AbortSignal) {
  return api.get<RunningSessionList>('/auth/sessions', { signal })
}

function endSession(id: string) {
  return api.delete<void>(`/auth/sessions/${id}`)
}

function endAllSessions() {
  return api.delete<void>('/auth/sessions')
}
