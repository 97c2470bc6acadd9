import type { Comment } from '../data/comment.ts'

/** What decides whether a member is offered a comment to copy. */
export type OfferedTo = Pick<Comment, 'parentId' | 'isLocked' | 'isAiGenerated' | 'isYours'>

/** Whether a text is your own as far as copying goes: a generated one is not, also when you have approved it. */
export function isOwnText({ isAiGenerated, isYours }: Pick<OfferedTo, 'isAiGenerated' | 'isYours'>): boolean {
  return isYours && !isAiGenerated
}

/** Whether a comment is available to you: a suggestion, not your own text, that nobody has claimed. */
export function isAvailableToYou(comment: OfferedTo): boolean {
  return comment.parentId === null && !comment.isLocked && !isOwnText(comment)
}
