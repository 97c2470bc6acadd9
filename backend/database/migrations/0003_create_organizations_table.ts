import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('organizations', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      table.text('name_key').notNullable()
      table.string('slug', 60).notNullable()
      table.text('description').nullable()
      table.text('public_share_message').nullable()
      table.text('slack_share_message').nullable()
      table.integer('posts_count').notNullable().defaultTo(0)
      table.integer('members_count').notNullable().defaultTo(0)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('updated_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('deleted_at', { useTz: false, precision: 3 }).nullable()
    })
    // The name and slug of a deleted organization are available again.
    for (const column of ['name_key', 'slug']) {
      this.schema.raw(
        `create unique index organizations_${column}_unique on organizations (${column}) where deleted_at is null`,
      )
    }
  }

  async down() {
    this.schema.dropTable('organizations')
  }
}
