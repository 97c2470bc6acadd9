import type { Comment, PublicSuggestion, Suggestion } from '#contract/suggestions/data/comment'
import { forTeammate } from '#identity/public'
import { instantToIso } from '#core/database/rows/instant'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { isClaimed } from '#suggestions/comments/rules/claim_state'
import {
  commentAbilities,
  managesSuggestions,
  type CommentViewer,
} from '#suggestions/comments/rules/comment_abilities'

/** A suggestion or reply, as a member sees it. */
export function forMember(comment: CommentRecord, viewer: CommentViewer): Comment {
  const { id, postId, parentId, content, isAiGenerated, mood, author, claimedAt } = comment
  const isLocked = isClaimed(comment)
  return {
    id,
    postId,
    parentId,
    content,
    isAiGenerated,
    isLocked,
    claimedByYou: isLocked && comment.claimedByUserId === viewer.userId,
    claimedAt: isLocked && claimedAt !== null ? instantToIso(claimedAt) : null,
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
  const { id, postId, content, isAiGenerated, mood } = comment
  const isLocked = isClaimed(comment)
  return {
    id,
    postId,
    parentId: null,
    content,
    isAiGenerated,
    isLocked,
    claimedByYou: isLocked && visitor !== null && comment.claimedByVisitor === visitor,
    moodId: mood?.id ?? null,
    mood,
    createdAt: instantToIso(comment.createdAt),
  }
}
