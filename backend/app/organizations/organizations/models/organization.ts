import { column } from '@adonisjs/lucid/orm'
import { flag, instant, Entity } from '#core/database/rows/entity'

export default class Organization extends Entity {
  static table = 'organizations'

  @column()
  declare name: string

  /** The normalized name, unique. */
  @column()
  declare nameKey: string

  /** What the name looks like, unique. */
  @column()
  declare nameSkeleton: string | null

  @column()
  declare slug: string

  @column()
  declare description: string | null

  @column()
  declare publicShareMessage: string | null

  @column()
  declare slackShareMessage: string | null

  @column()
  declare slackTeamName: string | null

  /** Whether members see who has copied a suggestion, or only how many. */
  @flag()
  declare copiersVisible: boolean

  /** How many suggestions of a post a member may copy before each member has copied one; null for no limit. */
  @column()
  declare copiesPerPost: number | null

  /** For how many hours a post asks for comments unless it says otherwise; null without an end. */
  @column()
  declare postWindowHours: number | null

  /** How many posts may become important in seven days. */
  @column()
  declare importantPerWeek: number

  /** Whether members are told of each post at a time of their own. */
  @flag()
  declare isPaced: boolean

  /** After how many percent of its window members are reminded of a post; null for no reminders. */
  @column()
  declare reminderShare: number | null

  /** After how many weeks without a visit members are mailed what waits for them; null for no such mail. */
  @column()
  declare inactivityWeeks: number | null

  @column()
  declare membersCount: number

  /** Whether it has had a webhook. */
  @flag()
  declare hasWebhooks: boolean

  /** When a moderator first reviewed one of its public posts; null while its public posts wait for that. */
  @instant()
  declare publicReviewedAt: Date | null

  @instant()
  declare deletedAt: Date | null
}
