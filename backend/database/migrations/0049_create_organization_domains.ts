import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('organization_domains', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('domain', 253).notNullable()
      table.string('joining', 10).notNullable()
      // Published in the DNS, so it is no secret.
      table.string('record_token', 64).notNullable()
      // How it was proven last, and the mailbox that the last code was sent to.
      table.string('proof', 10).nullable()
      table.string('mailbox', 20).nullable()
      table.string('code_hash', 64).nullable()
      instant(table, 'code_expires_at').nullable()
      // Null until it is proven, and again once it is lost.
      instant(table, 'proven_at').nullable()
      instant(table, 'checked_at').nullable()
      instant(table, 'checks_at').nullable()
      // Since when checks fail, and when the domain is lost unless one succeeds.
      instant(table, 'failing_since').nullable()
      instant(table, 'ends_at').nullable()
      instant(table, 'lost_at').nullable()
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'created_at').notNullable()
      table.unique(['organization_id', 'domain'])
    })
    // A domain that is not proven blocks no other organization.
    this.schema.raw(
      'create unique index organization_domains_proven on organization_domains (domain) where proven_at is not null',
    )
    this.schema.raw(
      'create index organization_domains_due on organization_domains (checks_at) where checks_at is not null',
    )

    this.schema.createTable('join_requests', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      instant(table, 'created_at').notNullable()
      instant(table, 'declined_at').nullable()
      // One request of a person.
      table.unique(['organization_id', 'user_id'])
    })
    this.schema.raw(
      'create index join_requests_open on join_requests (organization_id, created_at, id) where declined_at is null',
    )
    this.schema.raw(
      'create index join_requests_declined on join_requests (declined_at) where declined_at is not null',
    )

    // Who was removed does not return by a domain without a yes.
    this.schema.createTable('removed_members', (table) => {
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      instant(table, 'removed_at').notNullable()
      table.primary(['organization_id', 'user_id'])
    })
  }

  async down() {
    for (const table of ['removed_members', 'join_requests', 'organization_domains'])
      this.schema.dropTable(table)
  }
}
