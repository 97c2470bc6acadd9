import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  platform_log_newest: '(created_at desc, id desc)',
  platform_log_newest_by_action: '(action, created_at desc, id desc)',
  platform_log_newest_by_actor_id: '(actor_id, created_at desc, id desc)',
  platform_log_newest_by_actor_id_and_action: '(actor_id, action, created_at desc, id desc)',
  platform_log_entries_by_target: '(target_id)',
}

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('platform_log_entries', (table) => {
      table.uuid('id').primary()
      table.uuid('actor_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('action', 40).notNullable()
      table.string('target_id', 255).nullable()
      // The name of the target at that time.
      table.string('subject', 255).notNullable()
      table.text('before').nullable()
      table.text('after').nullable()
      instant(table, 'created_at').notNullable()
    })
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on platform_log_entries ${on}`)
    }
  }

  async down() {
    this.schema.dropTable('platform_log_entries')
  }
}
