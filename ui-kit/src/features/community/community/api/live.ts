import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { COMMUNITY_KEY } from './community-queries.ts'

const refetch = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [COMMUNITY_KEY] })

/** Every change of a post or its suggestions may affect the public pages. */
export const communityHandlers = {
  'post.created': refetch,
  'post.updated': refetch,
  'post.approved': refetch,
  'post.deleted': refetch,
  'suggestion.added': refetch,
  'suggestion.edited': refetch,
  'suggestion.removed': refetch,
  'suggestion.claimed': refetch,
  'suggestion.released': refetch,
  'organization.left': refetch,
} satisfies LiveHandlers
