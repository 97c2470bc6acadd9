import { BaseSchema } from '@adonisjs/lucid/schema'

/** A page of the community reads the ids and organizations of whole blocks: the index has both. */
const COVERING = '(created_at desc, id desc, organization_id) where listed'
const BEFORE = '(created_at desc, id desc) where listed'

export default class extends BaseSchema {
  async up() {
    this.#replaceBy(COVERING)
  }

  async down() {
    this.#replaceBy(BEFORE)
  }

  #replaceBy(columns: string): void {
    this.schema.raw('drop index posts_listed')
    this.schema.raw(`create index posts_listed on posts ${columns}`)
  }
}
