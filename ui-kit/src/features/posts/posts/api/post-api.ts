import type {
  CreatePostRequest,
  Post,
  PostList,
  PostListQuery,
  UpdatePostRequest,
} from '@fanfare/contract/posts/data/post.ts'
import type { OfferedTagsQuery, TagList } from '@fanfare/contract/posts/data/tag.ts'
import type { WaitingPosts } from '@fanfare/contract/suggestions/data/offer.ts'
import { api } from '../../../../client/http.ts'
import { deferAction } from '../../../../components/undo/undo-api.ts'
import type { PostListFilter } from '../hooks/use-post-list-url.ts'

/** How many tags a tag input suggests. */
const TAG_SUGGESTIONS = 50

/** A page of an organization's posts, filtered. */
export interface PostFilter extends PostListFilter {
  organizationId: string
  page: number
  asOf?: string
  /** Posts on a page. */
  limit?: number
}

type OptionalField = 'comment' | 'isSensitive' | 'schedule' | 'membersPrepare' | 'tellNow'

/**
 * The fields of the post form. Only the author may set `isSensitive`, an empty comment is absent, and so are the times of a
 * post that starts at once.
 */
export type PostFields = Required<Omit<CreatePostRequest, 'organizationId' | 'suggestions' | OptionalField>> &
  Pick<CreatePostRequest, OptionalField>

/** The fields of a new post, with its first suggestions. */
export type NewPostFields = PostFields & Pick<CreatePostRequest, 'suggestions'>

interface PostAnswer {
  post: Post
}

export function fetchPosts({ organizationId, show, tags, ...asked }: PostFilter, signal?: AbortSignal) {
  const query = { ...asked, tags: tags?.join(',') } satisfies PostListQuery
  const list = show === 'waiting' ? '/waiting/posts' : ''
  return api.get<PostList>(`/posts/organization/${organizationId}${list}`, { query, signal })
}

/** The posts that the member could still copy from, and what they would copy next. */
export function fetchWaitingPosts(organizationId: string, signal?: AbortSignal) {
  return api.get<WaitingPosts>(`/posts/organization/${organizationId}/waiting`, { signal })
}

export function fetchPost(id: string, signal?: AbortSignal) {
  return api.get<PostAnswer>(`/posts/${id}`, { signal })
}

export function createPost(organizationId: string, fields: NewPostFields, key: string) {
  const headers = { 'Idempotency-Key': key }
  const post: CreatePostRequest = { ...fields, organizationId }
  return api.post<PostAnswer>('/posts', post, { headers })
}

export interface PostEdit {
  changes: UpdatePostRequest
  /** The comment was cleared, so that it is absent from `changes`. */
  removesComment: boolean
}

/** PATCH keeps an absent comment, PUT removes it. */
export function updatePost(id: string, { changes, removesComment }: PostEdit) {
  const send = removesComment ? api.put : api.patch
  return send<PostAnswer>(`/posts/${id}`, changes)
}

/** Submits a rejected post to moderation again. */
export function resubmitPost(id: string) {
  return api.post<PostAnswer>(`/posts/${id}/resubmit`, {})
}

/** Deletes posts in ten seconds, unless that is undone. */
export const deletePosts = (ids: readonly string[]) => deferAction('/posts/deletions', ids)

/** The tags that match a part of a name, among all or among those in use in an organization. */
export function fetchTags(search: string, organizationId?: string, signal?: AbortSignal) {
  const query = {
    search: search || undefined,
    organizationId,
    limit: TAG_SUGGESTIONS,
  } satisfies OfferedTagsQuery
  return api.get<TagList>('/tags', { query, signal })
}
