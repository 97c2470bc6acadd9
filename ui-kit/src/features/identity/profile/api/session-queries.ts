import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type { RunningSessionList } from '@fanfare/contract/identity/data/session.ts'
import { ignoring } from '../../../../client/api-error.ts'
import { ACCESS_KEY } from '../../../../components/access-key.ts'
import { api } from '../../../../client/http.ts'

const SESSIONS_KEY = [...ACCESS_KEY, 'sessions'] as const

/** A page of the sessions of the user, last used first. */
export function sessionListQuery(page: number) {
  return queryOptions({
    queryKey: [...SESSIONS_KEY, page],
    queryFn: ({ signal }) => fetchSessions(page, signal),
    placeholderData: keepPreviousData,
  })
}

/** Ends a session. One that no longer exists counts as ended. */
export function useEndSession(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => endSession(id).catch(ignoring('NOT_FOUND')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: endAllSessions })
}

function fetchSessions(page: number, signal?: AbortSignal) {
  const query = { page } satisfies PageQuery
  return api.get<RunningSessionList>('/auth/sessions', { query, signal })
}

function endSession(id: string) {
  return api.delete<void>(`/auth/sessions/${id}`)
}

function endAllSessions() {
  return api.delete<void>('/auth/sessions')
}
