import { BaseSchema } from '@adonisjs/lucid/schema'

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
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
    this.schema.raw('create index platform_log_newest on platform_log_entries (created_at desc, id desc)')
    for (const column of ['action', 'actor_id']) {
      this.schema.raw(
        `create index platform_log_newest_by_${column} on platform_log_entries (${column}, created_at desc, id desc)`,
      )
    }
  }

  async down() {
    this.schema.dropTable('platform_log_entries')
  }
}
