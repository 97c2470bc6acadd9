import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ai_runs', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      // Who started it.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('provider', 16).notNullable()
      table.string('model', 100).notNullable()
      table.string('language', 8).notNullable()
      table.string('length', 8).notNullable()
      table.boolean('use_preview').notNullable()
      table.string('state', 16).notNullable().checkIn(['queued', 'running', 'done', 'failed', 'cancelled'])
      // Why texts are missing.
      table.string('failure', 32).nullable()
      table.integer('retry_after').nullable()
      // How many texts are asked for, and how many wait for a decision.
      table.smallint('wanted').notNullable()
      table.smallint('undecided').notNullable().defaultTo(0)
      // The job whose turn it is; each makes one call. A job of another number, repeated, does nothing.
      table.smallint('job').notNullable().defaultTo(0)
      // The provider calls so far, and those of them that a killed job has left behind.
      table.smallint('calls').notNullable().defaultTo(0)
      table.smallint('resumes').notNullable().defaultTo(0)
      // What a call may cost, in tokens, until the run has ended.
      table.integer('reserved_tokens').nullable()
      table.integer('input_tokens').notNullable().defaultTo(0)
      table.integer('output_tokens').notNullable().defaultTo(0)
      table.string('idempotency_key', 64).nullable()
      table.string('idempotency_hash', 43).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'ended_at').nullable().index()
      table.unique(['user_id', 'idempotency_key'])
      table.index(['organization_id', 'created_at'])
      table.index(['post_id', 'created_at'])
    })
    // The texts of a run, one row for each that is asked for.
    this.schema.createTable('ai_texts', (table) => {
      table.uuid('id').primary()
      table.uuid('run_id').notNullable().references('ai_runs.id').onDelete('CASCADE')
      table.smallint('position').notNullable()
      table.uuid('mood_id').notNullable().references('moods.id').onDelete('CASCADE').index()
      // The point of view it is asked for.
      table.string('angle', 32).notNullable()
      table.text('content').nullable()
      table.string('reasoning', 300).nullable()
      // Why the last text for this place could not be used.
      table.string('problem', 16).nullable()
      // How often it was asked for.
      table.smallint('tries').notNullable().defaultTo(0)
      // What it is a near-duplicate of.
      table.uuid('similar_comment_id').nullable().references('comments.id').onDelete('SET NULL').index()
      table.uuid('similar_text_id').nullable().references('ai_texts.id').onDelete('SET NULL').index()
      // Null until a person decides.
      table.boolean('is_approved').nullable()
      // The suggestion it became.
      table.uuid('comment_id').nullable().references('comments.id').onDelete('SET NULL').index()
      instant(table, 'arrived_at').nullable()
      table.unique(['run_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('ai_texts')
    this.schema.dropTable('ai_runs')
  }
}
