import { column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'

export default class Organization extends Entity {
  static table = 'organizations'

  @column()
  declare name: string

  /** The normalized name, unique. */
  @column()
  declare nameKey: string

  /** What the name looks like, unique. Null for an older name that looks like another one. */
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

  /** Whether members see who has copied something, or only how many. */
  @flag()
  declare copiersVisible: boolean

  /** How many suggestions of a post a member may copy before everybody has had one; null is any number. */
  @column()
  declare copiesPerPost: number | null

  @column()
  declare membersCount: number

  /** Since when a moderator has looked at a public post of it; null while its public posts wait for that. */
  @instant()
  declare publicReviewedAt: Date | null

  @instant()
  declare deletedAt: Date | null
}
