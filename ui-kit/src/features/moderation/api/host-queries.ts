import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeHostRequest, HostListQuery } from '@fanfare/contract/data/host.ts'
import { addHost, changeHost, fetchHosts, removeHost } from './host-api.ts'

/** A page of the approved and blocked hosts. The previous page stays until the next one has loaded. */
export function hostsQuery(filter: HostListQuery) {
  return queryOptions({
    queryKey: ['moderation', 'hosts', filter],
    queryFn: ({ signal }) => fetchHosts(filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** Posts are approved, or wait again, with their host, so everything on screen is refetched. */
function useRefetchEverything(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries()
}

export function useAddHost() {
  return useMutation({ mutationFn: addHost, onSuccess: useRefetchEverything() })
}

export function useChangeHost(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({ mutationFn: (changes: ChangeHostRequest) => changeHost(id, changes), onSuccess })
}

export function useRemoveHost(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({ mutationFn: (returnPosts: boolean) => removeHost(id, returnPosts), onSuccess })
}
