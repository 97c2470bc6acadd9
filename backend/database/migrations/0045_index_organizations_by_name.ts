import { BaseSchema } from '@adonisjs/lucid/schema'

/** Administrators find organizations by the beginning of their name, a range in the order of bytes. */
export default class extends BaseSchema {
  async up() {
    const bytes = this.db.dialect.name === 'postgres' ? ' collate "C"' : ''
    this.schema.raw(
      `create index organizations_by_name on organizations (name_key${bytes}) where deleted_at is null`,
    )
  }

  async down() {
    this.schema.raw('drop index organizations_by_name')
  }
}
