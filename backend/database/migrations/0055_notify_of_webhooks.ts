import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('memberships', (table) => {
      // Until when this member has read which webhooks were switched off.
      instant(table, 'webhooks_read_at').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table memberships drop column webhooks_read_at')
  }
}
