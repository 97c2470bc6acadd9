import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HostListQuery } from '@fanfare/contract/posts/data/host.ts'
import { addHost, fetchHosts } from './host-api.ts'

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

/** An approval also changes the posts of the host, so everything on screen is refetched. */
export function useAddHost() {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: addHost, onSuccess: () => void queryClient.invalidateQueries() })
}
