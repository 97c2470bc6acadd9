import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('reports', (table) => {
      // How much the report counts towards hiding the post, in percent of a person; earlier reports count in full.
      table.smallint('weight').notNullable().defaultTo(100)
      // A keyed hash of the reporter's network; null once it is no longer needed.
      table.string('network', 43).nullable()
      // An administrator has found it unfounded: later reports of the person weigh less.
      table.boolean('turned_down').notNullable().defaultTo(false)
    })
    this.schema.raw(
      'create index reports_without_weight on reports (created_at desc, id desc) where weight = 0',
    )
    this.schema.alterTable('posts', (table) => {
      // How often an administrator has shown it after reports had hidden it.
      table.integer('cleared_count').notNullable().defaultTo(0)
    })
    this.schema.raw('create index posts_hidden on posts (id) where hidden_at is not null')
  }

  async down() {
    this.schema.raw('drop index posts_hidden')
    this.schema.alterTable('posts', (table) => table.dropColumn('cleared_count'))
    this.schema.raw('drop index reports_without_weight')
    this.schema.alterTable('reports', (table) => {
      table.dropColumn('turned_down')
      table.dropColumn('network')
      table.dropColumn('weight')
    })
  }
}
