import type { QueryClient } from '@tanstack/react-query'
import { readCommunityFilter } from '@fanfare/contract/posts/rules/community_filter.ts'
import type { LinkedPage } from '../../../../components/linked-page.ts'
import { readListUrl } from '../../../../components/use-list-url.ts'
import { communityPostsQuery, publicOrganizationQuery, publicPostQuery } from './community-queries.ts'

/** Fetches the public posts that a link shows, of all organizations or of one. */
export async function prefetchCommunity({ params, search }: LinkedPage, queryClient: QueryClient) {
  const { organizationSlug } = params
  const { filter, ...page } = readListUrl(search, readCommunityFilter)
  await Promise.all([
    queryClient.prefetchQuery(communityPostsQuery({ ...filter, ...page, organizationSlug })),
    organizationSlug !== undefined && queryClient.prefetchQuery(publicOrganizationQuery(organizationSlug)),
  ])
}

/** Fetches a public post. */
export async function prefetchPublicPost({ params }: LinkedPage, queryClient: QueryClient) {
  await queryClient.prefetchQuery(publicPostQuery(params.organizationSlug!, params.postSlug!))
}
