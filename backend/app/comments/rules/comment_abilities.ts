import { may } from '#organizations/public'
import type { Viewer } from '#posts/public'
import { isClaimed, type ClaimState } from '#comments/rules/claim_state'

/** A member, looking at a post of somebody. */
export interface CommentViewer extends Viewer {
  postAuthorId: string | null
  /** The number of suggestions of the post that they may copy, once they have; null or absent while they may copy more. */
  copyLimit?: number | null
}

interface Judged extends ClaimState {
  parentId: string | null
  author: { id: string } | null
}

/** What a member may do with a suggestion or reply. */
export function commentAbilities(viewer: CommentViewer, comment: Judged) {
  const isSuggestion = comment.parentId === null
  const used = isClaimed(comment)
  return {
    update: comment.author?.id === viewer.userId,
    delete: comment.author?.id === viewer.userId || may(viewer.role, 'deleteAnyComment'),
    claim: isSuggestion && !used && (viewer.copyLimit ?? null) === null,
    release: isSuggestion && used && mayRelease(viewer, comment),
    reply: isSuggestion,
  }
}

/** Whether a member manages the suggestions of a post, and so sees which are near-duplicates. */
export function managesSuggestions({ userId, role, postAuthorId }: CommentViewer): boolean {
  return userId === postAuthorId || may(role, 'deleteAnyComment')
}

/** The claimant, the post's author and moderating roles may release a claim; a visitor's claim, any member. */
export function mayRelease(viewer: CommentViewer, comment: Judged): boolean {
  if (!isClaimed(comment) || comment.claimedByVisitor !== null) return true
  const entitled = [comment.claimedByUserId, viewer.postAuthorId]
  return entitled.includes(viewer.userId) || may(viewer.role, 'releaseAnyClaim')
}
