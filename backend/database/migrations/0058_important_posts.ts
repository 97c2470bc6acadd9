import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const INDEXES = {
  posts_important:
    '(organization_id, approved_at desc, id desc) where important_at is not null and approved_at is not null and ended_at is null',
  posts_important_counted: '(organization_id, important_counted_at) where important_counted_at is not null',
  posts_pinned: '(organization_id, pinned_at) where pinned_at is not null',
}

const COLUMNS = ['important_at', 'important_counted_at', 'pinned_at']

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // Since when it comes before others in what waits for members; null while it does not.
      instant(table, 'important_at').nullable()
      // When it last took one of the places of a week. Stays when it is important no longer.
      instant(table, 'important_counted_at').nullable()
      // Since when it is on top of the list of its organization.
      instant(table, 'pinned_at').nullable()
    })
    this.schema.alterTable('organizations', (table) => {
      // How many posts become important in seven days.
      table.integer('important_per_week').notNullable().defaultTo(2)
    })
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on posts ${on}`)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    for (const column of COLUMNS) this.schema.raw(`alter table posts drop column ${column}`)
    this.schema.raw('alter table organizations drop column important_per_week')
  }
}
