import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const REPLACED = {
  posts_waiting:
    "(organization_id, waiting_at desc, id desc) where moderation_status = 'approved' and waiting_at is not null",
  posts_waiting_except:
    '(waiting_except_id, organization_id, waiting_except_at desc, id desc) where waiting_except_id is not null',
  posts_wanting:
    "(organization_id, approved_at desc, id desc) where moderation_status = 'approved' and waiting_at is null",
}

/** In organizations that pace their posts, members are told of each at a time of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      table.boolean('is_paced').notNullable().defaultTo(false)
    })
    this.schema.alterTable('posts', (table) => {
      // `paced` or `now`; null when all members are told at once.
      table.string('pacing', 5).nullable()
    })
    this.schema.createTable('told_members', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // When the member is to be told, and when they were, which is the time of an event.
      instant(table, 'due_at').notNullable()
      instant(table, 'told_at').nullable()
      table.primary(['post_id', 'user_id'])
    })
    this.schema.raw(
      'create index told_members_due on told_members (due_at, post_id, user_id) where told_at is null',
    )
    this.schema.raw('create index told_members_newest on told_members (user_id, told_at desc, post_id desc)')
    this.#replaceIndexes(' and pacing is null')
  }

  async down() {
    this.schema.dropTable('told_members')
    this.#replaceIndexes('')
    this.schema.raw('alter table posts drop column pacing')
    this.schema.raw('alter table organizations drop column is_paced')
  }

  #replaceIndexes(condition: string): void {
    for (const [name, on] of Object.entries(REPLACED)) {
      this.schema.raw(`drop index ${name}`)
      this.schema.raw(`create index ${name} on posts ${on}${condition}`)
    }
  }
}
