import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Posts that members do not want to be shown among what they could copy. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('skipped_posts', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE').index()
      // Null when it is not shown again by itself.
      instant(table, 'skipped_until').nullable().index()
      table.primary(['user_id', 'post_id'])
    })
  }

  async down() {
    this.schema.dropTable('skipped_posts')
  }
}
