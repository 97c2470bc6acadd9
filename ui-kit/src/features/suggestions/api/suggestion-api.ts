import type {
  ClaimResult,
  Comment,
  PublicClaimResult,
  PublicSuggestionList,
  SuggestionList,
  Supply,
} from '@fanfare/contract/data/comment.ts'
import type { MoodList } from '@fanfare/contract/data/mood.ts'
import { api } from '../../../api/http.ts'

export interface CommentFields {
  content: string
  moodId: string | null
  /** The person has seen what the words are similar to, and wants them nevertheless. */
  acceptSimilar?: boolean
}

/** What somebody has made of a suggestion before copying it. */
export type EditedCopy = Pick<CommentFields, 'content' | 'acceptSimilar'>

/** A suggestion, or a response when it has a parent. */
export interface NewComment extends CommentFields {
  postId: string
  parentId: string | null
}

/** The public address of a post, in its parts. */
export interface PublicPlace {
  organizationSlug: string
  postSlug: string
}

export function fetchSuggestions(postId: string, page: number, signal?: AbortSignal) {
  return api.get<SuggestionList>(`/comments/post/${postId}`, { query: { page }, signal })
}

export function addComment(comment: NewComment, key: string) {
  return api.post<{ comment: Comment }>('/comments', comment, { headers: { 'Idempotency-Key': key } })
}

export function editComment(id: string, fields: CommentFields) {
  return api.patch<{ comment: Comment }>(`/comments/${id}`, fields)
}

export function deleteComment(id: string) {
  return api.delete<void>(`/comments/${id}`)
}

export function claimSuggestion(id: string, edited?: EditedCopy) {
  return api.post<ClaimResult>(`/comments/${id}/lock`, edited)
}

/** Claims what is next for the member, which is not the one they have seen. */
export function claimNext(postId: string, notId: string) {
  return api.post<ClaimResult>(`/posts/${postId}/claim-next`, { notId })
}

export function releaseSuggestion(id: string) {
  return api.post<ClaimResult>(`/comments/${id}/unlock`)
}

export async function fetchSupply(postId: string, signal?: AbortSignal): Promise<Supply> {
  const { supply } = await api.get<{ supply: Supply }>(`/posts/${postId}/supply`, { signal })
  return supply
}

export function fetchMoods(signal?: AbortSignal) {
  return api.get<MoodList>('/moods', { signal })
}

export function fetchPublicSuggestions(place: PublicPlace, page: number, signal?: AbortSignal) {
  const path = [place.organizationSlug, place.postSlug].map(encodeURIComponent).join('/')
  return api.get<PublicSuggestionList>(`/comments/public/${path}`, { query: { page }, signal })
}

export function claimAsVisitor(id: string) {
  return api.post<PublicClaimResult>(`/comments/public/${id}/lock`)
}

export function releaseAsVisitor(id: string) {
  return api.post<PublicClaimResult>(`/comments/public/${id}/unlock`)
}
