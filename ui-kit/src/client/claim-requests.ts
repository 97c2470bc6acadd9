import type { ClaimResult, NextRequest } from '@fanfare/contract/suggestions/data/comment.ts'
import type { ClaimAnswer, EditedCopy } from './claim-and-copy.ts'
import type { WriteOptions } from './http-client.ts'
import { keyedPost, type KeyedPostOptions } from './keyed-post.ts'

/** The three requests of a member's claim. A repeated request after a lost response claims no second suggestion. */
export function claimRequests<Answer extends ClaimAnswer = ClaimResult>(
  http: { post: (path: string, body?: unknown, options?: WriteOptions) => Promise<Answer> },
  options?: KeyedPostOptions,
) {
  const claim = keyedPost(http.post, options)
  return {
    claimSuggestion: (id: string, edited?: EditedCopy) => claim(`/comments/${id}/lock`, edited),
    /** Lets the server choose; `notId` is skipped. */
    claimNext: (postId: string, notId?: string) =>
      claim(`/posts/${postId}/claim-next`, { notId } satisfies NextRequest),
    releaseSuggestion: (id: string) => http.post(`/comments/${id}/unlock`),
  }
}
