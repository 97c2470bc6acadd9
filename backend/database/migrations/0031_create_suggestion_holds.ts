import { BaseSchema } from '@adonisjs/lucid/schema'

/** The suggestion that is reserved for a member as the next one: one per post and member, for a limited time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suggestion_holds', (table) => {
      table.uuid('comment_id').primary().references('comments.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('ends_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['post_id', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('suggestion_holds')
  }
}
