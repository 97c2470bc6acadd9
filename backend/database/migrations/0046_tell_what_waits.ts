import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  posts_waiting:
    "posts (organization_id, waiting_at desc, id desc) where moderation_status = 'approved' and waiting_at is not null",
  posts_waiting_except:
    'posts (waiting_except_id, organization_id, waiting_except_at desc, id desc) where waiting_except_id is not null',
  posts_wanting:
    "posts (organization_id, approved_at desc, id desc) where moderation_status = 'approved' and waiting_at is null",
}

const COLUMNS = ['waiting_at', 'waiting_except_id', 'waiting_except_at']

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // When members were told that a suggestion waits for them; null before the first one.
      instant(table, 'waiting_at').nullable()
      // The author of all suggestions until then, for whom none waited, and when they were told of another one.
      instant(table, 'waiting_except_at').nullable()
    })
    const id = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(
      `alter table posts add column waiting_except_id ${id} references users (id) on delete set null`,
    )
    // Members were told of earlier posts when these were approved.
    this.schema.raw(`update posts set waiting_at = coalesce(approved_at, created_at) where exists
      (select 1 from comments where comments.post_id = posts.id and comments.parent_id is null)`)
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    for (const column of COLUMNS) this.schema.raw(`alter table posts drop column ${column}`)
  }
}
