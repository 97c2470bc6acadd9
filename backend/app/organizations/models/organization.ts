import { column } from '@adonisjs/lucid/orm'
import { instant } from '#core/database/columns'
import { Entity } from '#core/database/entity'

export default class Organization extends Entity {
  static table = 'organizations'

  @column()
  declare name: string

  /** The name as it is compared. */
  @column()
  declare nameKey: string

  @column()
  declare slug: string

  @column()
  declare description: string | null

  @column()
  declare publicShareMessage: string | null

  @column()
  declare slackShareMessage: string | null

  @column()
  declare membersCount: number

  @instant()
  declare deletedAt: Date | null
}
