import { BaseSchema } from '@adonisjs/lucid/schema'

/** The tables of the queue engine, as its version 0.6 creates them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('queue_jobs', (table) => {
      table.string('id', 255).notNullable()
      table.string('queue', 255).notNullable()
      table.string('status', 20).notNullable()
      table.text('data').notNullable()
      table.bigint('score').nullable()
      table.string('worker_id', 255).nullable()
      table.bigint('acquired_at').nullable()
      table.bigint('execute_at').nullable()
      table.bigint('finished_at').nullable()
      table.text('error').nullable()
      table.string('dedup_id', 510).nullable()
      table.bigint('dedup_at').nullable()
      table.bigint('dedup_ttl').nullable()
      table.primary(['id', 'queue'])
      table.index(['queue', 'status', 'score'])
      table.index(['queue', 'status', 'execute_at'])
      table.index(['queue', 'status', 'finished_at'])
      table.index(['queue', 'dedup_id'])
    })
    this.schema.raw(
      `create unique index queue_jobs_dedup_active_uidx on queue_jobs (queue, dedup_id)
       where dedup_id is not null and status in ('pending', 'delayed')`,
    )
    this.schema.createTable('queue_schedules', (table) => {
      table.string('id', 255).primary()
      table.string('status', 50).notNullable().defaultTo('active')
      table.string('name', 255).notNullable()
      table.text('payload').notNullable()
      table.string('cron_expression', 255).nullable()
      table.bigint('every_ms').nullable()
      table.string('timezone', 100).notNullable().defaultTo('UTC')
      table.timestamp('from_date').nullable()
      table.timestamp('to_date').nullable()
      table.integer('run_limit').nullable()
      table.integer('run_count').notNullable().defaultTo(0)
      table.timestamp('next_run_at').nullable()
      table.timestamp('last_run_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['status', 'next_run_at'])
    })
  }

  async down() {
    this.schema.dropTable('queue_schedules')
    this.schema.dropTable('queue_jobs')
  }
}
