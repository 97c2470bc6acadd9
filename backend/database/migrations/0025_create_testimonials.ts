import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  testimonials_of_user: '(user_id, id)',
  testimonials_newest: '(created_at desc, id desc)',
  testimonials_newest_pending: '(created_at desc, id desc) where reviewed_at is null',
  testimonials_newest_approved: '(created_at desc, id desc) where reviewed_at is not null',
  // With all columns of the condition, so that an index alone counts testimonials.
  testimonials_newest_approved_by_language:
    '(language, created_at desc, id desc, organization_id, reviewed_at) where reviewed_at is not null',
}

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('testimonials', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      // A testimonial stays, without a name, when its author deletes the account and keeps the content.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.text('content').notNullable()
      table.smallint('rating').notNullable().checkBetween([1, 5])
      table.string('language', 8).notNullable()
      table.boolean('show_name').notNullable()
      table.uuid('reviewed_by').nullable().references('users.id').onDelete('SET NULL').index()
      // Null while it is pending. Declined ones are deleted.
      instant(table, 'reviewed_at').nullable()
      instant(table, 'created_at').notNullable()
    })
    // One pending testimonial of a person in an organization.
    this.schema.raw(
      'create unique index testimonials_pending_user_id_organization_id on testimonials (user_id, organization_id) where reviewed_at is null',
    )
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on testimonials ${on}`)
    }
  }

  async down() {
    this.schema.dropTable('testimonials')
  }
}
