import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { FeaturedPostList, PublicPost } from '@fanfare/contract/posts/data/post.ts'
import {
  fetchCommunityPosts,
  fetchCommunityStatistics,
  fetchCommunityTags,
  fetchFeaturedPosts,
  fetchPublicOrganization,
  fetchPublicPost,
  markSensitive,
  type CommunityPage,
  type CommunityTagFilter,
} from './community-api.ts'
import { LAST_SEEN } from '../../../../components/queries/last-seen-meta.ts'

export const COMMUNITY_KEY = 'community'

/** A page of public posts. The previous page stays until the next one has loaded. */
export function communityPostsQuery(filter: CommunityPage) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'posts', filter],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchCommunityPosts(filter, signal),
    placeholderData: keepPreviousData,
  })
}

export function communityTagsQuery(filter: CommunityTagFilter) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'tags', filter],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchCommunityTags(filter, signal),
  })
}

export function communityStatisticsQuery() {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'statistics'],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchCommunityStatistics(signal),
  })
}

export function featuredPostsQuery() {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'featured'],
    queryFn: ({ signal }) => fetchFeaturedPosts(signal),
  })
}

export function publicOrganizationQuery(slug: string) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'organization', slug],
    queryFn: ({ signal }) => fetchPublicOrganization(slug, signal),
  })
}

export function publicPostQuery(organizationSlug: string, postSlug: string) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'post', organizationSlug, postSlug],
    queryFn: ({ signal }) => fetchPublicPost(organizationSlug, postSlug, signal),
  })
}

/** A public post as the newest list that shows it has it: without its mood, and without what the linked page says. */
export function publicPostInLists(
  queryClient: QueryClient,
  organizationSlug: string,
  postSlug: string,
): PublicPost | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [COMMUNITY_KEY] })
  return lists
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Partial<FeaturedPostList> | undefined)?.posts ?? [])
    .find(({ slug, organization }) => slug === postSlug && organization.slug === organizationSlug)
}

/** Marks a post as sensitive, or unmarks it. */
export function useMarkSensitive(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isSensitive: boolean) => markSensitive(id, isSensitive),
    onSuccess: ({ post }) => {
      const { queryKey } = publicPostQuery(post.organization.slug, post.slug)
      queryClient.setQueryData(queryKey, { post })
      void queryClient.invalidateQueries({ queryKey: [COMMUNITY_KEY] })
    },
  })
}
