import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangedPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import type { PlatformLogQuery } from '@fanfare/contract/moderation/data/platform_log.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import {
  changeAdministrator,
  disablePerson,
  discardJob,
  enablePerson,
  fetchAdminStats,
  fetchFailedJobs,
  fetchPeople,
  fetchPlatformLog,
  retryJob,
  signOutPerson,
  type PeopleFilter,
} from './admin-api.ts'
import { useWithFirst } from './first-administration.ts'

const KEY = 'administration'

export function adminStatsQuery() {
  return queryOptions({ queryKey: [KEY, 'stats'], queryFn: ({ signal }) => fetchAdminStats(signal) })
}

export const useAdminStats = () => useQuery(useWithFirst()('stats', adminStatsQuery()))

export function peopleQuery(filter: PeopleFilter) {
  return queryOptions({
    queryKey: [KEY, 'people', filter],
    queryFn: ({ signal }) => fetchPeople(filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** The administrators, to choose one of them. */
export const administratorsQuery = () =>
  peopleQuery({ status: 'administrator', page: 1, limit: PAGE_SIZE_MAX })

export function platformLogQuery(filter: PlatformLogQuery) {
  return queryOptions({
    queryKey: [KEY, 'log', filter],
    queryFn: ({ signal }) => fetchPlatformLog(filter, signal),
    placeholderData: keepPreviousData,
  })
}

export function failedJobsQuery(page: number, limit?: number) {
  return queryOptions({
    queryKey: [KEY, 'jobs', page, limit],
    queryFn: ({ signal }) => fetchFailedJobs({ page, limit }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Every decision changes a list, the totals and the log. */
function useRefetchAdministration(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KEY] })
}

export function useDisablePerson(id: string) {
  return useMutation({ mutationFn: () => disablePerson(id), onSettled: useRefetchAdministration() })
}

export function useEnablePerson(id: string) {
  return useMutation({ mutationFn: () => enablePerson(id), onSettled: useRefetchAdministration() })
}

export function useSignOutPerson(id: string) {
  return useMutation({ mutationFn: () => signOutPerson(id), onSettled: useRefetchAdministration() })
}

/** An administrator who steps down loses these screens at once. */
export function useChangeAdministrator(id: string, isAdmin: boolean) {
  const refetch = useRefetchAdministration()
  return useMutation({
    mutationFn: (proof: { password?: string }) => changeAdministrator(id, { isAdmin, ...proof }),
    onSuccess: ({ person }: ChangedPerson) => {
      useSessionStore.getState().updateUser({ id: person.id, isAdmin: person.isAdmin })
      return refetch()
    },
  })
}

export function useRetryJob(id: string) {
  return useMutation({ mutationFn: () => retryJob(id), onSettled: useRefetchAdministration() })
}

export function useDiscardJob(id: string) {
  return useMutation({ mutationFn: () => discardJob(id), onSettled: useRefetchAdministration() })
}
