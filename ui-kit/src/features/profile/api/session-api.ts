import type { RunningSessionList } from '@fanfare/contract/data/session.ts'
import { api } from '../../../api/http.ts'

export function fetchSessions(signal?: AbortSignal) {
  return api.get<RunningSessionList>('/auth/sessions', { signal })
}

export function endSession(id: string) {
  return api.delete<void>(`/auth/sessions/${id}`)
}

export function endAllSessions() {
  return api.delete<void>('/auth/sessions')
}
