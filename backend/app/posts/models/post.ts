import { beforeSave, column } from '@adonisjs/lucid/orm'
import type { ModerationStatus } from '#contract/rules/post'
import { flag, instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'

export default class Post extends Entity {
  static table = 'posts'

  @column()
  declare organizationId: string

  @column()
  declare userId: string | null

  /** Unique in the organization; never changes. */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare url: string

  @column()
  declare host: string

  /** The same for all addresses of a page. Null in what was shared before there were keys. */
  @column()
  declare pageKey: string | null

  @column()
  declare comment: string | null

  /** What the linked page says about itself. */
  @column()
  declare linkDescription: string | null

  @column()
  declare moodId: string | null

  @flag()
  declare isPublic: boolean

  @flag()
  declare isSensitive: boolean

  /** A moderator has marked it, so the author cannot unmark it. */
  @flag()
  declare sensitiveByModerator: boolean

  @column()
  declare moderationStatus: ModerationStatus

  @column()
  declare moderationReason: string | null

  /** When a moderator approved or rejected it; null while nobody has. */
  @instant()
  declare moderatedAt: Date | null

  @column()
  declare moderatedBy: string | null

  /** The host whose approval approved it, together with the other posts that waited. */
  @column()
  declare approvedByHostId: string | null

  /** Since when open reports hide it from the public; null while they do not. */
  @instant()
  declare hiddenAt: Date | null

  /** Whether the public lists show it. Set before each save, and by `unlistPosts` when the organization is deleted. */
  @flag()
  declare listed: boolean

  /** Since when it is approved: members are notified from then on. Null while it is not. */
  @instant()
  declare approvedAt: Date | null

  @column()
  declare idempotencyKey: string | null

  @column()
  declare idempotencyHash: string | null

  @beforeSave()
  static decideListing(post: Post) {
    post.listed = post.isPublic && post.moderationStatus === 'approved' && !post.hiddenAt
  }
}
