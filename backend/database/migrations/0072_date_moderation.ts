import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = {
  // The queue, oldest first; the organization is there so that the posts of deleted ones are not counted.
  posts_pending: "(created_at, id, organization_id) where moderation_status = 'pending'",
  posts_pending_by_host: "(host, organization_id) where moderation_status = 'pending'",
  posts_moderated: '(moderation_status, moderated_at) where moderated_at is not null',
  posts_moderated_by_author: '(user_id, moderated_at desc, id desc) where moderated_at is not null',
  posts_moderated_by: '(moderated_by) where moderated_by is not null',
  posts_approved_by_host: '(approved_by_host_id) where approved_by_host_id is not null',
}

/** When a moderator decided about a post, who, and the approved host that approved it together with others. */
export default class extends BaseSchema {
  async up() {
    const uuid = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.alterTable('posts', (table) => {
      table.timestamp('moderated_at', { useTz: false, precision: 3 }).nullable()
      table.uuid('approved_by_host_id').nullable()
    })
    // Raw, because the builder would copy the table.
    this.schema.raw(
      `alter table posts add column moderated_by ${uuid} null references users (id) on delete set null`,
    )
    for (const [name, rest] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on posts ${rest}`)
    }
    this.schema.raw('create index organizations_deleted on organizations (id) where deleted_at is not null')
  }

  async down() {
    this.schema.raw('drop index organizations_deleted')
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    this.schema.alterTable('posts', (table) =>
      table.dropColumns('moderated_by', 'approved_by_host_id', 'moderated_at'),
    )
  }
}
