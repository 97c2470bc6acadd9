import { type Membership } from '#organizations/public'
import { may } from '#contract/organizations/rules/abilities'
import { isClaimed, type ClaimState } from '#suggestions/comments/rules/claim_state'

/** A member who views a post. */
export interface CommentViewer extends Pick<Membership, 'userId' | 'role'> {
  postAuthorId: string | null
  /** Whether the post has started and has not ended. */
  mayCopy: boolean
  /** The copy limit, once they have reached it; null or absent while they may copy more. */
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
    delete: mayDelete(viewer, comment.author?.id ?? null),
    claim: isSuggestion && !used && viewer.mayCopy && (viewer.copyLimit ?? null) === null,
    release: isSuggestion && used && mayRelease(viewer, comment),
    reply: isSuggestion,
  }
}

/** Whether a member may delete a suggestion or reply of this author. */
export function mayDelete(
  { userId, role }: Pick<CommentViewer, 'userId' | 'role'>,
  authorId: string | null,
): boolean {
  return authorId === userId || may(role, 'deleteAnyComment')
}

/** Whether a member manages the suggestions of a post, and therefore sees which are near-duplicates. */
export function managesSuggestions({ userId, role, postAuthorId }: CommentViewer): boolean {
  return userId === postAuthorId || may(role, 'deleteAnyComment')
}

/** The claimant, the post's author and moderating roles may release a claim; any member may release a visitor's claim. */
export function mayRelease(viewer: CommentViewer, comment: Judged): boolean {
  if (!isClaimed(comment) || comment.claimedByVisitor !== null) return true
  const entitled = [comment.claimedByUserId, viewer.postAuthorId]
  return entitled.includes(viewer.userId) || may(viewer.role, 'releaseAnyClaim')
}
