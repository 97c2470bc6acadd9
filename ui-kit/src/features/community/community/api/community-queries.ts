import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  fetchCommunityPosts,
  fetchCommunityStatistics,
  fetchCommunityTags,
  fetchFeaturedPosts,
  fetchPublicOrganization,
  fetchPublicPost,
  markSensitive,
  type CommunityFilter,
  type CommunityTagFilter,
} from './community-api.ts'

export const COMMUNITY_KEY = 'community'

/** A page of public posts. The previous page stays until the next one has loaded. */
export function communityPostsQuery(filter: CommunityFilter) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'posts', filter],
    queryFn: ({ signal }) => fetchCommunityPosts(filter, signal),
    placeholderData: keepPreviousData,
  })
}

export function communityTagsQuery(filter: CommunityTagFilter) {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'tags', filter],
    queryFn: ({ signal }) => fetchCommunityTags(filter, signal),
  })
}

export function communityStatisticsQuery() {
  return queryOptions({
    queryKey: [COMMUNITY_KEY, 'statistics'],
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
