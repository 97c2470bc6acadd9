import { BaseSchema } from '@adonisjs/lucid/schema'

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
      table.timestamp('reviewed_at', { useTz: false, precision: 3 }).nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
    // One pending testimonial of a person in an organization.
    this.schema.raw(
      'create unique index testimonials_pending_user_id_organization_id on testimonials (user_id, organization_id) where reviewed_at is null',
    )
    this.schema.raw('create index testimonials_of_user on testimonials (user_id, id)')
    this.schema.raw('create index testimonials_newest on testimonials (created_at desc, id desc)')
    this.schema.raw(
      'create index testimonials_newest_pending on testimonials (created_at desc, id desc) where reviewed_at is null',
    )
    this.schema.raw(
      'create index testimonials_newest_approved on testimonials (created_at desc, id desc) where reviewed_at is not null',
    )
    this.schema.raw(
      'create index testimonials_newest_approved_by_language on testimonials (language, created_at desc, id desc) where reviewed_at is not null',
    )
  }

  async down() {
    this.schema.dropTable('testimonials')
  }
}
