import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeHostRequest, HostListQuery } from '@fanfare/contract/posts/data/host.ts'
import { addHost, changeHost, fetchHosts, removeHost } from './host-api.ts'

/** The key of the mutations of existing hosts. */
export const HOST_CHANGES = ['hosts', 'change']

/** A page of the approved and blocked hosts. The previous page stays until the next one has loaded. */
export function hostsQuery(filter: HostListQuery) {
  return queryOptions({
    queryKey: ['moderation', 'hosts', filter],
    queryFn: ({ signal }) => fetchHosts(filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** A decision about a host also changes its posts, so everything on screen is refetched. */
function useRefetchEverything(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries()
}

export function useAddHost() {
  return useMutation({ mutationFn: addHost, onSuccess: useRefetchEverything() })
}

export function useChangeHost(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({
    mutationKey: HOST_CHANGES,
    mutationFn: (changes: ChangeHostRequest) => changeHost(id, changes),
    onSuccess,
  })
}

export function useRemoveHost(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({
    mutationKey: HOST_CHANGES,
    mutationFn: (returnPosts: boolean) => removeHost(id, returnPosts),
    onSuccess,
  })
}
