import { BaseSchema } from '@adonisjs/lucid/schema'

/** The times of events that people are notified of, each with an index. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // Since when it is approved; null while it is not.
      table.timestamp('approved_at', { useTz: false, precision: 3 }).nullable()
      // When its suggestions began to run low; null while there are enough.
      table.timestamp('supply_low_at', { useTz: false, precision: 3 }).nullable()
    })
    this.schema.raw("update posts set approved_at = created_at where moderation_status = 'approved'")
    this.schema.raw(
      `create index posts_shared on posts (organization_id, approved_at desc, id desc)
       where moderation_status = 'approved'`,
    )
    this.schema.raw(
      `create index posts_running_low on posts (user_id, supply_low_at desc, id desc)
       where supply_low_at is not null`,
    )
    // The author of the suggestion that is replied to. Raw, because the builder would copy the table.
    const uuid = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(
      `alter table comments add column reply_to_user_id ${uuid} null references users (id) on delete set null`,
    )
    this.schema.raw(
      `update comments set reply_to_user_id = (
         select parent.user_id from comments parent where parent.id = comments.parent_id
         and (comments.user_id is null or parent.user_id <> comments.user_id)
       ) where parent_id is not null`,
    )
    this.schema.raw(
      `create index comments_replied_to on comments (reply_to_user_id, created_at desc, id desc)
       where reply_to_user_id is not null`,
    )
    this.schema.raw(
      `create index reports_answered on reports (reporter_id, resolved_at desc, id desc)
       where status = 'resolved'`,
    )
  }

  async down() {
    for (const index of ['reports_answered', 'comments_replied_to', 'posts_running_low', 'posts_shared']) {
      this.schema.raw(`drop index ${index}`)
    }
    this.schema.alterTable('comments', (table) => table.dropColumn('reply_to_user_id'))
    this.schema.alterTable('posts', (table) => table.dropColumns('approved_at', 'supply_low_at'))
  }
}
