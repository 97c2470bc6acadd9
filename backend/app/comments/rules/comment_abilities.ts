import { may } from '#organizations/public'
import type { Viewer } from '#posts/public'
import { isUsed, type ClaimState } from '#comments/rules/claim_state'

/** A member, looking at a post of somebody. */
export interface CommentViewer extends Viewer {
  postAuthorId: string | null
}

interface Judged extends ClaimState {
  parentId: string | null
  author: { id: string } | null
}

/** What a member may do with a suggestion or reply. */
export function commentAbilities(viewer: CommentViewer, comment: Judged) {
  const isSuggestion = comment.parentId === null
  const used = isUsed(comment)
  return {
    update: comment.author?.id === viewer.userId,
    delete: comment.author?.id === viewer.userId || may(viewer.role, 'deleteAnyComment'),
    lock: isSuggestion && !used,
    unlock: isSuggestion && used && mayRelease(viewer, comment),
    reply: isSuggestion,
  }
}

/** Whether somebody looks after the suggestions of a post, and so sees which of them are nearly the same. */
export function managesSuggestions({ userId, role, postAuthorId }: CommentViewer): boolean {
  return userId === postAuthorId || may(role, 'deleteAnyComment')
}

/** Who holds a claim may give it back, so may who answers for the post; a visitor's claim any member may. */
export function mayRelease(viewer: CommentViewer, comment: Judged): boolean {
  if (!isUsed(comment) || comment.lockedByVisitor !== null) return true
  const holders = [comment.lockedByUserId, viewer.postAuthorId]
  return holders.includes(viewer.userId) || may(viewer.role, 'releaseAnyClaim')
}
