import { beforeSave, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'
import { searchWords } from '#comments/rules/search_words'

/** A suggestion, or a reply to one. */
export default class Comment extends Entity {
  static table = 'comments'

  @column()
  declare postId: string

  /** The suggestion a reply belongs to; null for a suggestion. */
  @column()
  declare parentId: string | null

  /** Of a reply: whoever made the suggestion, unless they reply to themselves. */
  @column()
  declare replyToUserId: string | null

  @column()
  declare userId: string | null

  @column()
  declare content: string

  @column()
  declare moodId: string | null

  @flag()
  declare isAiGenerated: boolean

  /** When it was copied; null while it is free. */
  @instant()
  declare lockedAt: Date | null

  @column()
  declare lockedByUserId: string | null

  /** The hash of the visitor who copied it. */
  @column()
  declare lockedByVisitor: string | null

  /** What was copied when it was edited before; null when it was copied as it stands, or is free. */
  @column()
  declare copiedContent: string | null

  /** The suggestion it was found similar to, and accepted nevertheless. */
  @column()
  declare similarToId: string | null

  /** Of a suggestion: its words in the form in which they are looked up. */
  @column()
  declare searchWords: string | null

  @column()
  declare idempotencyKey: string | null

  @beforeSave()
  static keepWords(comment: Comment) {
    if (comment.parentId === null && 'content' in comment.$dirty)
      comment.searchWords = searchWords(comment.content)
  }
}
