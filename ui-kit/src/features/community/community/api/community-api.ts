import type { CommunityStatistics } from '@fanfare/contract/community/data/community.ts'
import type { PublicOrganization } from '@fanfare/contract/organizations/data/organization.ts'
import type {
  CommunityPostsQuery,
  FeaturedPostList,
  FeaturedPostsQuery,
  MarkSensitiveRequest,
  PublicPostDetails,
  PublicPostList,
} from '@fanfare/contract/posts/data/post.ts'
import type { CommunityTagList, CommunityTagsQuery } from '@fanfare/contract/posts/data/tag.ts'
import type { CommunityFilter } from '@fanfare/contract/posts/rules/community_filter.ts'
import { FEATURED_POSTS, PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { api } from '../../../../client/http.ts'

/** A page of public posts with all words and any of the tags, of one organization or of all. */
export interface CommunityPage extends CommunityFilter {
  page: number
  asOf?: string
  organizationSlug?: string
}

export type CommunityTagFilter = Pick<CommunityTagsQuery, 'organizationSlug' | 'search'>

export function fetchCommunityPosts({ tags, ...page }: CommunityPage, signal?: AbortSignal) {
  const query = {
    ...page,
    tags: tags.join(',') || undefined,
  } satisfies CommunityPostsQuery
  return api.get<PublicPostList>('/community/posts', { query, signal })
}

/** The most used tags whose name contains a text, of all public posts or of the posts of one organization. */
export function fetchCommunityTags({ organizationSlug, search }: CommunityTagFilter, signal?: AbortSignal) {
  return api.get<CommunityTagList>('/community/tags', {
    query: { organizationSlug, search, limit: PAGE_SIZE_MAX } satisfies CommunityTagsQuery,
    signal,
  })
}

export function fetchCommunityStatistics(signal?: AbortSignal) {
  return api.get<CommunityStatistics>('/community/statistics', { signal })
}

export function fetchFeaturedPosts(signal?: AbortSignal) {
  const query = { limit: FEATURED_POSTS } satisfies FeaturedPostsQuery
  return api.get<FeaturedPostList>('/community/public/posts', { query, signal })
}

export function fetchPublicOrganization(slug: string, signal?: AbortSignal) {
  return api.get<{ organization: PublicOrganization }>(`/organizations/slug/${encodeURIComponent(slug)}`, {
    signal,
  })
}

/** Marks a public post as sensitive, or unmarks it. For administrators. */
export function markSensitive(id: string, isSensitive: boolean) {
  return api.put<{ post: PublicPostDetails }>(`/admin/posts/${id}/sensitive`, {
    isSensitive,
  } satisfies MarkSensitiveRequest)
}

export function fetchPublicPost(organizationSlug: string, postSlug: string, signal?: AbortSignal) {
  const path = [organizationSlug, postSlug].map(encodeURIComponent).join('/')
  return api.get<{ post: PublicPostDetails }>(`/posts/public/${path}`, { signal })
}
