import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // Who disabled an account: 'administrator' or 'directory'.
    this.schema.raw('alter table users add column disabled_by varchar(13)')
    this.schema.raw(
      "update users set disabled_by = 'administrator' where disabled_at is not null and disabled_by is null",
    )
    // Whether a group of the directory made the membership, and so ends it.
    this.schema.raw('alter table memberships add column is_provisioned boolean not null default false')

    this.schema.createTable('scim_tokens', (table) => {
      table.uuid('id').primary()
      table.string('hash', 64).notNullable().unique()
      // The last characters, by which administrators recognize it.
      table.string('hint', 4).notNullable()
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'created_at').notNullable()
      instant(table, 'last_used_at').nullable()
      // Once it has been replaced.
      instant(table, 'expires_at').nullable()
    })

    this.schema.createTable('scim_users', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('external_id', 255).nullable().unique()
      table.string('given_name', 255).nullable()
      table.string('family_name', 255).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
    })

    this.schema.createTable('scim_groups', (table) => {
      table.uuid('id').primary()
      table.string('external_id', 255).nullable().unique()
      table.string('display_name', 255).notNullable()
      table.text('display_name_key').notNullable().unique()
      // Both or neither.
      table.uuid('organization_id').nullable().references('organizations.id').onDelete('SET NULL').index()
      table.string('role', 6).nullable()
      table.integer('members_count').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
    })

    this.schema.createTable('scim_group_members', (table) => {
      table.uuid('group_id').notNullable().references('scim_groups.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('scim_users.user_id').onDelete('CASCADE').index()
      table.primary(['group_id', 'user_id'])
    })
  }

  async down() {
    for (const name of ['scim_group_members', 'scim_groups', 'scim_users', 'scim_tokens'])
      this.schema.dropTable(name)
    this.schema.raw('alter table memberships drop column is_provisioned')
    this.schema.raw('alter table users drop column disabled_by')
  }
}
