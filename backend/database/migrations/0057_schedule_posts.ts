import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const REPLACED = {
  posts_newest: '(organization_id, created_at desc, id desc)',
  posts_shared: "(organization_id, approved_at desc, id desc) where moderation_status = 'approved'",
}

const INDEXES = {
  posts_newest: '(organization_id, created_at desc, id desc) where starts_at is null',
  posts_open:
    '(organization_id, approved_at desc, id desc) where approved_at is not null and ended_at is null',
  posts_scheduled: '(organization_id, starts_at, id) where starts_at is not null',
  posts_to_start: '(starts_at, id) where starts_at is not null',
  posts_to_end: '(ends_at, id) where ends_at is not null and ended_at is null and approved_at is not null',
}

const COLUMNS = ['starts_at', 'time_zone', 'members_prepare', 'window_hours', 'ends_at', 'ended_at']

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // When a scheduled post starts; null once it has.
      instant(table, 'starts_at').nullable()
      // In which its author chose when it starts and ends.
      table.string('time_zone', 64).nullable()
      // Whether all members see it before it starts, to suggest comments.
      table.boolean('members_prepare').notNullable().defaultTo(false)
      // For how long it asks for comments once it has started; null without an end, or with an end at a set time.
      table.integer('window_hours').nullable()
      instant(table, 'ends_at').nullable()
      // When clients learned that it has ended.
      instant(table, 'ended_at').nullable()
    })
    this.schema.alterTable('organizations', (table) => {
      // The `window_hours` of posts that choose none.
      table.integer('post_window_hours').nullable()
    })
    for (const name of Object.keys(REPLACED)) this.schema.raw(`drop index ${name}`)
    this.#create(INDEXES)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    for (const column of COLUMNS) this.schema.raw(`alter table posts drop column ${column}`)
    this.schema.raw('alter table organizations drop column post_window_hours')
    this.#create(REPLACED)
  }

  #create(indexes: Record<string, string>): void {
    for (const [name, on] of Object.entries(indexes)) this.schema.raw(`create index ${name} on posts ${on}`)
  }
}
