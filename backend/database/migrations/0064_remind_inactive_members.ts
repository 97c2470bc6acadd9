import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Members who have not been here for weeks are mailed once what waits for them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // After how many weeks; null for no such mail.
      table.integer('inactivity_weeks').nullable()
    })
    this.schema.alterTable('users', (table) => {
      // When a session of theirs was last used, to the hour.
      instant(table, 'seen_at').nullable()
      // When they were last mailed what waits for them.
      instant(table, 'inactivity_mailed_at').nullable()
    })
    this.schema.raw(
      'create index organizations_inactivity on organizations (inactivity_weeks) where inactivity_weeks is not null',
    )
    const now = new Date().toISOString().replace('T', ' ').slice(0, -1)
    this.schema.raw(
      `update users set seen_at = coalesce((select max(last_used_at) from access_tokens where user_id = users.id), '${now}')`,
    )
  }

  async down() {
    this.schema.raw('drop index organizations_inactivity')
    for (const column of ['seen_at', 'inactivity_mailed_at'])
      this.schema.raw(`alter table users drop column ${column}`)
    this.schema.raw('alter table organizations drop column inactivity_weeks')
  }
}
