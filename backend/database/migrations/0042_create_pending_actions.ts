import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // What a person has asked for and can still undo. A job carries it out.
    this.schema.createTable('pending_actions', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('kind', 40).notNullable()
      // What the kind needs besides its targets, as JSON.
      table.text('input').notNullable()
      instant(table, 'created_at').notNullable()
    })

    this.schema.createTable('pending_targets', (table) => {
      // One action at a time is pending for a target.
      table.string('target', 80).primary()
      table.string('target_id', 36).notNullable()
      table.uuid('action_id').notNullable().references('pending_actions.id').onDelete('CASCADE').index()
    })
  }

  async down() {
    this.schema.dropTable('pending_targets')
    this.schema.dropTable('pending_actions')
  }
}
