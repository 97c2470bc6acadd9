import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  posts_copies_due: 'posts (copies_due_at, id) where copies_due_at is not null',
  posts_reached: 'posts (user_id, reached_at desc, id desc) where reached_at is not null',
  comments_copied: 'comments (user_id, copy_notified_at desc, id desc) where copy_notified_at is not null',
  // Finds whether a later suggestion of the same author was copied from the same post.
  comments_copied_by_post:
    'comments (user_id, post_id, copy_notified_at, id) where copy_notified_at is not null',
  memberships_invited: 'memberships (organization_id, joined_at desc, id desc) where is_invited',
}

const COLUMNS = {
  posts: ['copies_due_at', 'reached_at', 'reached_count', 'reached_of'],
  comments: ['copy_notified_at'],
  memberships: ['is_invited', 'joins_read_at'],
}

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // When the authors of suggestions are notified of new copies; null without any.
      instant(table, 'copies_due_at').nullable()
      // When its author was last notified of how many members it has reached, and their number out of how many.
      instant(table, 'reached_at').nullable()
      table.integer('reached_count').nullable()
      table.integer('reached_of').nullable()
    })
    this.schema.alterTable('comments', (table) => {
      // When the author of the suggestion was notified of the copy by another member.
      instant(table, 'copy_notified_at').nullable()
    })
    this.schema.alterTable('memberships', (table) => {
      // Whether they accepted an invitation or an invite link.
      table.boolean('is_invited').notNullable().defaultTo(false)
      // Until when this member has read who has joined.
      instant(table, 'joins_read_at').nullable()
    })
    // Earlier copies count, but are too old to be notified of.
    this.schema.raw(`update comments set copy_notified_at = '2000-01-01 00:00:00.000'
      where claimed_by_user_id <> user_id and not is_ai_generated`)
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const column of columns) this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}
