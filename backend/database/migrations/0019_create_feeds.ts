import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The totals of the public lists. Writers only append to `feed_deltas`; a job folds them into the
 * totals and day buckets, so two writers never wait for the same row.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('feed_totals', (table) => {
      table.string('feed', 64).primary()
      table.integer('total').notNullable()
    })
    this.schema.createTable('feed_buckets', (table) => {
      table.string('feed', 64).notNullable()
      table.string('day', 10).notNullable()
      table.integer('n').notNullable()
      table.primary(['feed', 'day'])
    })
    this.schema.createTable('feed_deltas', (table) => {
      table.bigIncrements('id')
      table.string('feed', 64).notNullable().index()
      table.string('day', 10).notNullable()
      table.integer('n').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('feed_deltas')
    this.schema.dropTable('feed_buckets')
    this.schema.dropTable('feed_totals')
  }
}
