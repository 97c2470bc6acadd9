import type { Comment, PublicSuggestion, Suggestion } from '#contract/data/comment'
import { forTeammate } from '#accounts/public'
import { instantToIso } from '#core/database/instant'
import type { CommentRecord } from '#comments/models/comment_record'
import { isUsed } from '#comments/rules/claim_state'
import { commentAbilities, managesSuggestions, type CommentViewer } from '#comments/rules/comment_abilities'

/** A suggestion or reply, as a member sees it. */
export function forMember(comment: CommentRecord, viewer: CommentViewer): Comment {
  const { id, postId, parentId, content, isAiGenerated, mood, author, lockedAt } = comment
  const isLocked = isUsed(comment)
  return {
    id,
    postId,
    parentId,
    content,
    isAiGenerated,
    isLocked,
    lockedByYou: isLocked && comment.lockedByUserId === viewer.userId,
    lockedAt: isLocked && lockedAt !== null ? instantToIso(lockedAt) : null,
    copiedContent: isLocked ? comment.copiedContent : null,
    similarTo: managesSuggestions(viewer) ? comment.similarTo : null,
    moodId: mood?.id ?? null,
    mood,
    author: author && forTeammate(author),
    isYours: author?.id === viewer.userId,
    createdAt: instantToIso(comment.createdAt),
    updatedAt: instantToIso(comment.updatedAt),
    can: commentAbilities(viewer, comment),
  }
}

/** A suggestion with its replies, as the list of a post shows it. */
export function forList(comment: CommentRecord, replies: CommentRecord[], viewer: CommentViewer): Suggestion {
  return { ...forMember(comment, viewer), replies: replies.map((reply) => forMember(reply, viewer)) }
}

/** A suggestion, as a visitor sees it: without people. */
export function forVisitor(comment: CommentRecord, visitor: string | null): PublicSuggestion {
  const { id, content, isAiGenerated, mood } = comment
  const isLocked = isUsed(comment)
  return {
    id,
    content,
    isAiGenerated,
    isLocked,
    lockedByYou: isLocked && visitor !== null && comment.lockedByVisitor === visitor,
    mood,
    createdAt: instantToIso(comment.createdAt),
  }
}
