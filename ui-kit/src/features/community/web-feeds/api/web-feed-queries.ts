import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createWebFeed, endWebFeed, fetchWebFeed } from './web-feed-api.ts'

const KEY = ['web-feed'] as const

/** The private feed of the user. */
export function webFeedQuery() {
  return queryOptions({ queryKey: KEY, queryFn: ({ signal }) => fetchWebFeed(signal) })
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
