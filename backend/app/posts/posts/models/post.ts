import { beforeSave, column } from '@adonisjs/lucid/orm'
import type { ModerationStatus } from '#contract/posts/rules/post'
import type { Pacing } from '#contract/posts/data/telling'
import { flag, instant, Entity } from '#core/database/rows/entity'
import { now } from '#core/runtime/clock'
import { remindAt } from '#posts/reminders/rules/remind_at'

export default class Post extends Entity {
  static table = 'posts'

  @column()
  declare organizationId: string

  @column()
  declare userId: string | null

  /** The organization's API token that created it, and its name then; null for the post of a user. */
  @column()
  declare apiTokenId: string | null

  @column()
  declare apiTokenName: string | null

  /** Unique in the organization; never changes. */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare url: string

  @column()
  declare host: string

  /** The same for all addresses of a page. Null for posts shared before keys existed. */
  @column()
  declare pageKey: string | null

  @column()
  declare comment: string | null

  /** The description from the linked page. */
  @column()
  declare linkDescription: string | null

  @column()
  declare moodId: string | null

  @flag()
  declare isPublic: boolean

  @flag()
  declare isSensitive: boolean

  /** Set by a moderator; then the author cannot remove the mark. */
  @flag()
  declare sensitiveByModerator: boolean

  @column()
  declare moderationStatus: ModerationStatus

  @column()
  declare moderationReason: string | null

  /** When a moderator approved or rejected it; null without a decision. */
  @instant()
  declare moderatedAt: Date | null

  @column()
  declare moderatedBy: string | null

  /** The host whose approval also approved this post. */
  @column()
  declare approvedByHostId: string | null

  /** When open reports hid it from the public; null while it is not hidden. */
  @instant()
  declare hiddenAt: Date | null

  /** Whether the public lists show it. Set before each save, and by `unlistPosts` when the organization is deleted. */
  @flag()
  declare listed: boolean

  /** Since when it is approved and has started, which is when members are notified. Null while it is not. */
  @instant()
  declare approvedAt: Date | null

  /** When a scheduled post starts; null once it has. */
  @instant()
  declare startsAt: Date | null

  /** In which its author chose when it starts and ends. */
  @column()
  declare timeZone: string | null

  /** Whether all members see it before it starts, to suggest comments. */
  @flag()
  declare membersPrepare: boolean

  /** For how many hours it asks for comments once it has started; null without an end, or with one at a set time. */
  @column()
  declare windowHours: number | null

  @instant()
  declare endsAt: Date | null

  /** When clients learned that it has ended. */
  @instant()
  declare endedAt: Date | null

  /** Since when it comes before others in what waits for members; null while it does not. */
  @instant()
  declare importantAt: Date | null

  /** When it last took one of the places of a week. Stays when it is important no longer. */
  @instant()
  declare importantCountedAt: Date | null

  /** Since when it is on top of the list of its organization, where it is until it ends. */
  @instant()
  declare pinnedAt: Date | null

  /** How members are told of it, in an organization that paced posts when it started; null when all are told at once. */
  @column()
  declare pacing: Pacing | null

  /** After how many percent of its window members are reminded of it, as its organization had chosen when it started. */
  @column()
  declare reminderShare: number | null

  /** When members are reminded of it; null without reminders, and once these are planned. Set before each save. */
  @instant()
  declare remindAt: Date | null

  @instant()
  declare remindedAt: Date | null

  @column()
  declare idempotencyKey: string | null

  @column()
  declare idempotencyHash: string | null

  @beforeSave()
  static decideListing(post: Post) {
    post.listed = post.isPublic && post.moderationStatus === 'approved' && !post.hiddenAt && !post.startsAt
  }

  @beforeSave()
  static dateReminder(post: Post) {
    if (post.$isPersisted && !('approvedAt' in post.$dirty || 'endsAt' in post.$dirty)) return
    post.remindAt = remindAt(post, now())
  }
}
