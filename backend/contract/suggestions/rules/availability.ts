import type { Comment } from '../data/comment.ts'

/** The facts that decide whether a comment is offered to a member for copying. */
export type OfferedTo = Pick<Comment, 'parentId' | 'isLocked' | 'isAiGenerated' | 'isYours'>

/** Whether a text counts as the member's own. A generated text does not, even if they have approved it. */
export function isOwnText({ isAiGenerated, isYours }: Pick<OfferedTo, 'isAiGenerated' | 'isYours'>): boolean {
  return isYours && !isAiGenerated
}

/** Whether a comment is available to a member: an unclaimed suggestion that is not their own text. */
export function isAvailableToYou(comment: OfferedTo): boolean {
  return comment.parentId === null && !comment.isLocked && !isOwnText(comment)
}
