import { BaseSchema } from '@adonisjs/lucid/schema'
import { newId } from '#core/ids'
import { MOODS } from '#contract/rules/mood'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('moods', (table) => {
      table.uuid('id').primary()
      table.string('key', 40).notNullable().unique()
      table.string('emoji', 16).notNullable()
      table.string('color', 7).notNullable()
      table.string('name', 60).notNullable()
      table.string('description', 255).notNullable()
      table.integer('position').notNullable()
    })

    this.defer(async (db) => {
      const moods = MOODS.map(({ key, emoji, color, description, names }, position) => ({
        id: newId(),
        key,
        emoji,
        color,
        name: names.en,
        description,
        position,
      }))
      await db.knexQuery().insert(moods).into('moods').onConflict('key').ignore()
    })
  }

  async down() {
    this.schema.dropTable('moods')
  }
}
