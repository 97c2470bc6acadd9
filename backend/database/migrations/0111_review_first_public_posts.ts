import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // Since when a moderator has looked at a public post of it; until then its public posts wait.
      table.timestamp('public_reviewed_at', { useTz: false, precision: 3 }).nullable()
    })
    // Organizations that have public posts already go on as before.
    this.schema.raw(
      `update organizations set public_reviewed_at = created_at where exists (
         select 1 from posts where posts.organization_id = organizations.id
           and posts.is_public and posts.moderation_status = 'approved'
       )`,
    )
  }

  async down() {
    this.schema.alterTable('organizations', (table) => table.dropColumn('public_reviewed_at'))
  }
}
