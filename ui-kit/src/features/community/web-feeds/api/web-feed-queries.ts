import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ACCESS_KEY } from '../../../../components/access-key.ts'
import { createWebFeed, endWebFeed, fetchWebFeed } from './web-feed-api.ts'

/** The private feed of the user. */
export function webFeedQuery() {
  return queryOptions({
    queryKey: [...ACCESS_KEY, 'web-feed'],
    queryFn: ({ signal }) => fetchWebFeed(signal),
  })
}

/** Creates the private feed or its next address. The addresses are in its result only, and in no cache. */
export function useCreateWebFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: createWebFeed,
    gcTime: 0,
    onSuccess: ({ feed }) => queryClient.setQueryData(webFeedQuery().queryKey, { feed }),
  })
}

export function useEndWebFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endWebFeed,
    onSuccess: () => queryClient.setQueryData(webFeedQuery().queryKey, { feed: null }),
  })
}
