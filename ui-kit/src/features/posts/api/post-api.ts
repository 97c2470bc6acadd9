import type { LinkCheck } from '@fanfare/contract/data/link_check.ts'
import type { MemberList } from '@fanfare/contract/data/organization.ts'
import type { Post, PostList } from '@fanfare/contract/data/post.ts'
import type { TagList } from '@fanfare/contract/data/tag.ts'
import { api } from '../../../api/http.ts'
import type { PostListFilter } from '../use-post-list-place.ts'

/** Which part of an organization's posts is looked at. */
export interface PostFilter extends PostListFilter {
  organizationId: string
  page: number
}

/** What a person says about a link. Only the author may say whether it is sensitive. */
export interface PostFields {
  title: string
  url: string
  comment: string | null
  isPublic: boolean
  isSensitive?: boolean
  tags: string[]
}

interface PostAnswer {
  post: Post
}

export function fetchPosts({ organizationId, tags, ...asked }: PostFilter, signal?: AbortSignal) {
  const query = { ...asked, tags: tags?.join(',') }
  return api.get<PostList>(`/posts/organization/${organizationId}`, { query, signal })
}

/** Everybody whose posts can be looked for. */
export function fetchAuthors(organizationId: string, signal?: AbortSignal) {
  return api.get<MemberList>(`/organizations/${organizationId}/members`, { signal })
}

export function fetchPost(id: string, signal?: AbortSignal) {
  return api.get<PostAnswer>(`/posts/${id}`, { signal })
}

export function createPost(organizationId: string, fields: PostFields, key: string) {
  const headers = { 'Idempotency-Key': key }
  return api.post<PostAnswer>('/posts', { ...fields, organizationId }, { headers })
}

export function updatePost(id: string, changes: Partial<PostFields>) {
  return api.patch<PostAnswer>(`/posts/${id}`, changes)
}

export function deletePost(id: string) {
  return api.delete<void>(`/posts/${id}`)
}

export function fetchTags(signal?: AbortSignal) {
  return api.get<TagList>('/tags', { signal })
}

/** Asks what the server would make of a link. Changes nothing, though it is a POST. */
export async function checkLink(url: string) {
  return api.post<LinkCheck>('/approved-domains/validate-url', { url })
}
