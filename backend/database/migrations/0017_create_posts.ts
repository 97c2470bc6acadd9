import { BaseSchema } from '@adonisjs/lucid/schema'
import { bytewise, instant } from '#database/columns'

/** Of two indexes that cost the same SQLite takes the one that comes later. */
const INDEXES = {
  posts_newest: '(organization_id, created_at desc, id desc)',
  posts_listed: '(created_at desc, id desc) where listed',
  posts_listed_by_organization: '(organization_id, created_at desc, id desc) where listed',
  posts_by_author: '(organization_id, user_id, created_at desc, id desc)',
  posts_unapproved:
    "(organization_id, moderation_status, created_at desc, id desc) where moderation_status <> 'approved'",
  posts_shared: "(organization_id, approved_at desc, id desc) where moderation_status = 'approved'",
  posts_running_low: '(user_id, supply_low_at desc, id desc) where supply_low_at is not null',
  // The queue, oldest first; the organization is there so that the posts of deleted ones are not counted.
  posts_pending: "(created_at, id, organization_id) where moderation_status = 'pending'",
  posts_pending_by_host: "(host, organization_id) where moderation_status = 'pending'",
  posts_moderated: '(moderation_status, moderated_at) where moderated_at is not null',
  posts_moderated_by_author: '(user_id, moderated_at desc, id desc) where moderated_at is not null',
  posts_moderated_by: '(moderated_by) where moderated_by is not null',
  // With all columns of the condition, so that an index alone counts the posts of a host.
  posts_approved_by_host: '(approved_by_host_id, moderation_status) where approved_by_host_id is not null',
  posts_hidden: '(id) where hidden_at is not null',
  posts_by_page: '(organization_id, page_key) where page_key is not null',
}

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('posts', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('slug', 80).notNullable()
      table.string('title', 200).notNullable()
      table.text('url').notNullable()
      table.string('host', 253).notNullable()
      // What the addresses of one page have in common.
      table.string('page_key', 255).nullable()
      // What the linked page says about itself.
      table.string('link_description', 500).nullable()
      table.text('comment').nullable()
      table.uuid('mood_id').nullable().references('moods.id').onDelete('SET NULL')
      table.boolean('is_public').notNullable()
      table.boolean('is_sensitive').notNullable()
      // Whether a moderator marked the post as sensitive, which the author cannot undo.
      table.boolean('sensitive_by_moderator').notNullable().defaultTo(false)
      table.string('moderation_status', 16).notNullable().checkIn(['approved', 'pending', 'rejected'])
      table.text('moderation_reason').nullable()
      // When a moderator decided about the post, who, and the approved host that approved it together with others.
      instant(table, 'moderated_at').nullable()
      table.uuid('moderated_by').nullable().references('users.id').onDelete('SET NULL')
      table.uuid('approved_by_host_id').nullable()
      // Since when it is approved; null while it is not.
      instant(table, 'approved_at').nullable()
      table.boolean('listed').notNullable()
      // Since when open reports hide it from the public; null while they do not.
      instant(table, 'hidden_at').nullable()
      // How often an administrator has shown it after reports had hidden it.
      table.integer('cleared_count').notNullable().defaultTo(0)
      table.integer('comments_count').notNullable().defaultTo(0).checkBetween([0, 2_147_483_647])
      table.integer('available_count').notNullable().defaultTo(0).checkBetween([0, 2_147_483_647])
      // When its suggestions began to run low; null while there are enough.
      instant(table, 'supply_low_at').nullable()
      table.string('idempotency_key', 64).nullable()
      table.string('idempotency_hash', 43).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      table.unique(['organization_id', 'slug'])
      table.unique(['user_id', 'idempotency_key'])
    })
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on posts ${on}`)
    this.schema.createTable('author_versions', (table) => {
      table.uuid('post_id').primary().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('title', 200).notNullable()
      table.string('url', 2_048).notNullable()
      table.string('link_description', 500).nullable()
      table.text('comment').nullable()
      table.uuid('mood_id').nullable().references('moods.id').onDelete('SET NULL')
      table.text('tags').notNullable()
      table.boolean('is_public').notNullable()
      table.boolean('is_sensitive').notNullable()
      table.string('moderation_status', 20).notNullable()
      table.text('moderation_reason').nullable()
      instant(table, 'updated_at').notNullable()
    })
    // The words of posts, for the search in an organization. A prefix is a range of the index.
    this.schema.createTable('post_words', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('organization_id').notNullable()
      table.specificType('word', bytewise('varchar(40)', this.db)).notNullable()
      instant(table, 'created_at').notNullable()
      table.primary(['post_id', 'word'])
    })
    this.schema.raw(
      'create index post_words_newest on post_words (organization_id, word, created_at desc, post_id desc)',
    )
  }

  async down() {
    this.schema.dropTable('post_words')
    this.schema.dropTable('author_versions')
    this.schema.dropTable('posts')
  }
}
