import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('posts', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('slug', 80).notNullable()
      table.string('title', 200).notNullable()
      table.text('url').notNullable()
      table.string('host', 253).notNullable()
      table.text('comment').nullable()
      table.boolean('is_public').notNullable()
      table.boolean('is_sensitive').notNullable()
      table.string('moderation_status', 16).notNullable().checkIn(['approved', 'pending', 'rejected'])
      table.text('moderation_reason').nullable()
      table.boolean('listed').notNullable()
      table.integer('comments_count').notNullable().defaultTo(0).checkBetween([0, 2_147_483_647])
      table.integer('free_count').notNullable().defaultTo(0).checkBetween([0, 2_147_483_647])
      table.string('idempotency_key', 64).nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('updated_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['organization_id', 'slug'])
      table.unique(['user_id', 'idempotency_key'])
    })
    this.schema.raw('create index posts_newest on posts (organization_id, created_at desc, id desc)')
    this.schema.raw('create index posts_listed on posts (created_at desc, id desc) where listed')
    this.schema.raw(
      'create index posts_listed_by_organization on posts (organization_id, created_at desc, id desc) where listed',
    )
  }

  async down() {
    this.schema.dropTable('posts')
  }
}
