import type {
  AddCommentRequest,
  Comment,
  EditCommentRequest,
  NextRequest,
  NextForYou,
  PublicClaimResult,
  PublicSuggestionList,
  SuggestionList,
  Supply,
} from '@fanfare/contract/suggestions/data/comment.ts'
import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import { type ApiError, hasCode } from '../../../client/api-error.ts'
import { api } from '../../../client/http.ts'
import { deferAction } from '../../../components/undo/undo-api.ts'

export interface CommentFields {
  content: string
  moodId: string | null
  /** The user has seen the similar suggestion and sends this one anyway. */
  acceptSimilar?: boolean
}

/** A suggestion, or a reply when it has a parent. */
export interface NewComment extends CommentFields {
  postId: string
  parentId: string | null
}

/** The parts of the public address of a post. */
export interface PublicPlace {
  organizationSlug: string
  postSlug: string
}

export function fetchSuggestions(postId: string, page: number, signal?: AbortSignal) {
  return api.get<SuggestionList>(`/comments/post/${postId}`, { query: { page } satisfies PageQuery, signal })
}

export function addComment(comment: NewComment, key: string) {
  return api.post<{ comment: Comment }>('/comments', comment satisfies AddCommentRequest, {
    headers: { 'Idempotency-Key': key },
  })
}

export function editComment(id: string, fields: CommentFields) {
  return api.patch<{ comment: Comment }>(`/comments/${id}`, fields satisfies EditCommentRequest)
}

/** Deletes suggestions or replies of a post in ten seconds, unless that is undone. */
export const deleteComments = (postId: string, ids: readonly string[]) =>
  deferAction(`/comments/post/${postId}/deletions`, ids)

/** Lets the server propose a suggestion, another one than `notId`; it reserves it and claims nothing. */
export function proposeNext(postId: string, notId?: string) {
  return api.post<NextForYou>(`/posts/${postId}/propose-next`, { notId } satisfies NextRequest)
}

export async function fetchSupply(postId: string, signal?: AbortSignal): Promise<Supply> {
  const { supply } = await api.get<{ supply: Supply }>(`/posts/${postId}/supply`, { signal })
  return supply
}

export function fetchPublicSuggestions(place: PublicPlace, page: number, signal?: AbortSignal) {
  const path = [place.organizationSlug, place.postSlug].map(encodeURIComponent).join('/')
  return api.get<PublicSuggestionList>(`/comments/public/${path}`, {
    query: { page } satisfies PageQuery,
    signal,
  })
}

export function claimAsVisitor(id: string) {
  return api.post<PublicClaimResult>(`/comments/public/${id}/lock`)
}

export function releaseAsVisitor(id: string) {
  return api.post<PublicClaimResult>(`/comments/public/${id}/unlock`)
}

/** Whether the server refuses a text because the post has the same or a similar one. */
export function isDuplicate(error: unknown): error is ApiError {
  return hasCode(error, 'SUGGESTION_REPEATED', 'SUGGESTION_SIMILAR')
}
