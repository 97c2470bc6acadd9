import type { CommunityStatistics } from '@fanfare/contract/data/community.ts'
import type { PublicOrganization } from '@fanfare/contract/data/organization.ts'
import type { FeaturedPostList, PublicPost, PublicPostList } from '@fanfare/contract/data/post.ts'
import type { CommunityTagList } from '@fanfare/contract/data/tag.ts'
import { FEATURED_POSTS } from '@fanfare/contract/rules/limits.ts'
import { api } from '../../../api/http.ts'

/** Which part of the community is looked at: posts with any of the tags, of one organization or of all. */
export interface CommunityFilter {
  tags: readonly string[]
  page: number
  organizationSlug?: string
}

export function fetchCommunityPosts(filter: CommunityFilter, signal?: AbortSignal) {
  const { tags, page, organizationSlug } = filter
  const query = { page, organizationSlug, tags: tags.length > 0 ? tags.join(',') : undefined }
  return api.get<PublicPostList>('/community/posts', { query, signal })
}

/** The tags of the community, or of the listed posts of one organization. */
export function fetchCommunityTags(organizationSlug?: string, signal?: AbortSignal) {
  return api.get<CommunityTagList>('/community/tags', { query: { organizationSlug }, signal })
}

export function fetchCommunityStatistics(signal?: AbortSignal) {
  return api.get<CommunityStatistics>('/community/statistics', { signal })
}

export function fetchFeaturedPosts(signal?: AbortSignal) {
  return api.get<FeaturedPostList>('/community/public/posts', { query: { limit: FEATURED_POSTS }, signal })
}

export function fetchPublicOrganization(slug: string, signal?: AbortSignal) {
  return api.get<{ organization: PublicOrganization }>(`/organizations/slug/${encodeURIComponent(slug)}`, {
    signal,
  })
}

/** Says whether a listed post is sensitive. For administrators. */
export function markSensitive(id: string, isSensitive: boolean) {
  return api.put<{ post: PublicPost }>(`/admin/posts/${id}/sensitive`, { isSensitive })
}

export function fetchPublicPost(organizationSlug: string, postSlug: string, signal?: AbortSignal) {
  const path = [organizationSlug, postSlug].map(encodeURIComponent).join('/')
  return api.get<{ post: PublicPost }>(`/posts/public/${path}`, { signal })
}
