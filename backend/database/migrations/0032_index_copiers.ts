import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever exports or deletes an account asks for what the person has copied. */
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
