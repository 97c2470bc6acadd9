import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds what a person has copied, for the export and deletion of their account. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index comments_copiers on comments (locked_by_user_id, id) where locked_by_user_id is not null',
    )
  }

  async down() {
    this.schema.raw('drop index comments_copiers')
  }
}
