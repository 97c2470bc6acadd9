import { BaseSchema } from '@adonisjs/lucid/schema'

/** Administrators read the testimonials of one language newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index testimonials_newest_by_language on testimonials (language, created_at desc, id desc)',
    )
  }

  async down() {
    this.schema.raw('drop index testimonials_newest_by_language')
  }
}
