import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ai_integrations', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('provider', 16).notNullable().checkIn(['openai', 'gemini', 'meta'])
      // Encrypted, and its last characters.
      table.text('api_key').notNullable()
      table.string('key_hint', 4).notNullable()
      // Null for the default of the provider.
      table.string('model', 100).nullable()
      table.string('base_url', 2048).nullable()
      table.boolean('is_active').notNullable()
      // The active provider with the lowest position is used first.
      table.integer('position').notNullable()
      // The code of the last test or run that failed; null after one that succeeded.
      table.string('last_failure', 32).nullable()
      instant(table, 'checked_at').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      table.unique(['organization_id', 'provider'])
      table.unique(['organization_id', 'position'])
    })
    this.schema.createTable('ai_settings', (table) => {
      table.uuid('organization_id').primary().references('organizations.id').onDelete('CASCADE')
      table.text('tone').notNullable()
      table.text('avoid').notNullable()
      table.text('examples').notNullable()
      // Tokens in a calendar month; null without a limit.
      table.integer('monthly_tokens').nullable()
      instant(table, 'updated_at').notNullable()
    })
    this.schema.createTable('ai_disabled_moods', (table) => {
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('mood_id').notNullable().references('moods.id').onDelete('CASCADE').index()
      table.primary(['organization_id', 'mood_id'])
    })
    // By calendar month (UTC), `2026-11`.
    this.schema.createTable('ai_usage', (table) => {
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('month', 7).notNullable()
      table.integer('runs').notNullable().defaultTo(0)
      table.bigInteger('input_tokens').notNullable().defaultTo(0)
      table.bigInteger('output_tokens').notNullable().defaultTo(0)
      table.primary(['organization_id', 'month'])
    })
  }

  async down() {
    this.schema.dropTable('ai_usage')
    this.schema.dropTable('ai_disabled_moods')
    this.schema.dropTable('ai_settings')
    this.schema.dropTable('ai_integrations')
  }
}
