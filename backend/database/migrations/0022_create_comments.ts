import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  comments_newest: '(post_id, parent_id, created_at desc, id desc)',
  comments_replies: '(parent_id) where parent_id is not null',
  comments_visitor_claims: '(claimed_at) where claimed_by_visitor is not null',
  // Finds what a person has copied, for the export and deletion of their account.
  comments_copiers: '(claimed_by_user_id, id) where claimed_by_user_id is not null',
  comments_replied_to: '(reply_to_user_id, created_at desc, id desc) where reply_to_user_id is not null',
}

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('comments', (table) => {
      table.uuid('id').primary()
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('parent_id').nullable().references('comments.id').onDelete('CASCADE')
      // The author of the suggestion that is replied to.
      table.uuid('reply_to_user_id').nullable().references('users.id').onDelete('SET NULL')
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.text('content').notNullable()
      table.uuid('mood_id').nullable().references('moods.id').onDelete('SET NULL')
      table.boolean('is_ai_generated').notNullable().defaultTo(false)
      // Without a foreign key. A deleted suggestion is not joined.
      table.uuid('similar_to_id').nullable()
      instant(table, 'claimed_at').nullable()
      table.uuid('claimed_by_user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('claimed_by_visitor', 64).nullable()
      table.string('idempotency_key', 64).nullable()
      table.string('idempotency_hash', 43).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      table.text('copied_content').nullable()
      // The normalized words of a suggestion, for the search among the newest posts; null for replies.
      table.text('search_words').nullable()
      table.unique(['user_id', 'idempotency_key'])
    })
    for (const [name, on] of Object.entries(INDEXES))
      this.schema.raw(`create index ${name} on comments ${on}`)
  }

  async down() {
    this.schema.dropTable('comments')
  }
}
