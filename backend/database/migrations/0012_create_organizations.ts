import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('organizations', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      table.text('name_key').notNullable()
      // What the name looks like.
      table.text('name_skeleton').nullable()
      table.string('slug', 60).notNullable()
      table.text('description').nullable()
      table.text('public_share_message').nullable()
      table.text('slack_share_message').nullable()
      // The name of the connected workspace; null without one.
      table.string('slack_team_name', 255).nullable()
      // Whether members see who has copied something, or only how many.
      table.boolean('copiers_visible').notNullable().defaultTo(false)
      // How many suggestions of a post a member may copy before each member has copied one; null for no limit.
      table.integer('copies_per_post').nullable().defaultTo(3)
      table.integer('posts_count').notNullable().defaultTo(0)
      table.integer('members_count').notNullable().defaultTo(0)
      // Since when a moderator has looked at a public post of it; until then its public posts wait.
      instant(table, 'public_reviewed_at').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      instant(table, 'deleted_at').nullable()
    })
    // The name and slug of a deleted organization are available again.
    for (const column of ['name_key', 'slug']) {
      this.schema.raw(
        `create unique index organizations_${column}_unique on organizations (${column}) where deleted_at is null`,
      )
    }
    this.schema.raw('create index organizations_deleted on organizations (id) where deleted_at is not null')
    this.schema.raw(
      'create unique index organizations_name_skeleton_unique on organizations (name_skeleton) where deleted_at is null',
    )
    this.schema.createTable('memberships', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('role', 10).notNullable()
      table.boolean('receive_slack_notifications').notNullable().defaultTo(true)
      instant(table, 'joined_at').notNullable()
      table.unique(['organization_id', 'user_id'])
    })
    // Names and slugs of deleted organizations.
    this.schema.createTable('reserved_names', (table) => {
      table.string('kind', 10).notNullable()
      table.string('key', 255).notNullable()
      // Who has deleted the organization, and may use the name again.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'reserved_until').notNullable().index()
      table.primary(['kind', 'key'])
    })
    // Who needs no help with the first steps of an organization any more.
    this.schema.createTable('dismissed_first_steps', (table) => {
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.primary(['organization_id', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('dismissed_first_steps')
    this.schema.dropTable('reserved_names')
    this.schema.dropTable('memberships')
    this.schema.dropTable('organizations')
  }
}
