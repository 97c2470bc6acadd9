import type {
  AdministratorRequest,
  ChangedPerson,
  PeopleList,
  PeopleQuery,
  PersonStatus,
} from '@fanfare/contract/identity/data/administered_person.ts'
import type { AdminStats, FailedJobList } from '@fanfare/contract/moderation/data/administration.ts'
import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type { PlatformLog, PlatformLogQuery } from '@fanfare/contract/moderation/data/platform_log.ts'
import { api } from '../../../../client/http.ts'

export function fetchAdminStats(signal?: AbortSignal) {
  return api.get<AdminStats>('/posts/admin/stats', { signal })
}

export interface PeopleFilter {
  /** The beginning of a name or an email address. */
  search?: string
  status?: PersonStatus
  page: number
  limit?: number
}

export function fetchPeople({ search, status, page, limit }: PeopleFilter, signal?: AbortSignal) {
  const query = { search, status, page, limit } satisfies PeopleQuery
  return api.get<PeopleList>('/admin/people', { query, signal })
}

export const disablePerson = (id: string) => api.post<ChangedPerson>(`/admin/people/${id}/disable`)
export const enablePerson = (id: string) => api.post<ChangedPerson>(`/admin/people/${id}/enable`)
export const signOutPerson = (id: string) => api.post<void>(`/admin/people/${id}/sign-out`)

export function changeAdministrator(id: string, change: AdministratorRequest) {
  return api.put<ChangedPerson>(`/admin/people/${id}/administrator`, change)
}

export function fetchPlatformLog(query: PlatformLogQuery, signal?: AbortSignal) {
  return api.get<PlatformLog>('/admin/log', { query: { ...query }, signal })
}

export function fetchFailedJobs(query: PageQuery, signal?: AbortSignal) {
  return api.get<FailedJobList>('/admin/jobs', { query: { ...query }, signal })
}

export const retryJob = (id: string) => api.post<void>(`/admin/jobs/${id}/retry`)
export const discardJob = (id: string) => api.delete<void>(`/admin/jobs/${id}`)
