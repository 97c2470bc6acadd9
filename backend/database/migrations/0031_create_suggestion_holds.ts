import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which suggestion a member of the team sees as the next one for them: one each, and for a while only. */
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
