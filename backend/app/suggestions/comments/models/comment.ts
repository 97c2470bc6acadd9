import { beforeSave, column } from '@adonisjs/lucid/orm'
import type { NamedAuthor } from '#core/database/rows/author'
import { flag, instant, Entity } from '#core/database/rows/entity'
import { toSearchText } from '#core/database/search/text_match'
import type { Mood } from '#contract/posts/data/mood'
import type { Claim } from '#suggestions/comments/rules/claim_state'

/** A suggestion, or a reply to one. */
export default class Comment extends Entity {
  static table = 'comments'

  @column()
  declare postId: string

  /** The suggestion a reply belongs to; null for a suggestion. */
  @column()
  declare parentId: string | null

  /** For a reply: the author of the suggestion, unless they reply to themselves. */
  @column()
  declare replyToUserId: string | null

  @column()
  declare userId: string | null

  /** The organization's API token that wrote it, and its name then; null for the text of a user. */
  @column()
  declare apiTokenId: string | null

  @column()
  declare apiTokenName: string | null

  @column()
  declare content: string

  @column()
  declare moodId: string | null

  @flag()
  declare isAiGenerated: boolean

  /** When it was copied; null while it is available. */
  @instant()
  declare claimedAt: Date | null

  @column()
  declare claimedByUserId: string | null

  /** The hash of the visitor who copied it. */
  @column()
  declare claimedByVisitor: string | null

  /** The edited copy; null when it was copied unchanged, or is available. */
  @column()
  declare copiedContent: string | null

  /** The suggestion it is a near-duplicate of, which was accepted. */
  @column()
  declare similarToId: string | null

  /** For a suggestion: its search text. */
  @column()
  declare searchWords: string | null

  @column()
  declare idempotencyKey: string | null

  @column()
  declare idempotencyHash: string | null

  @beforeSave()
  static keepWords(comment: Comment) {
    if (comment.parentId === null && 'content' in comment.$dirty)
      comment.searchWords = toSearchText(comment.content)
  }
}

/** A suggestion or reply with its author and mood. */
export interface CommentRecord extends Claim {
  id: string
  postId: string
  parentId: string | null
  isAiGenerated: boolean
  /** The suggestion it is a near-duplicate of, which was accepted. */
  similarTo: { id: string; content: string } | null
  mood: Mood | null
  /** Null when their account is gone. */
  author: NamedAuthor | null
  createdAt: string
}
