import { BaseSchema } from '@adonisjs/lucid/schema'

const ON = `on slack_broadcasts (organization_id) where state = 'running'`

/** While a message to all waits for the hours of some members, the next one may be sent. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index slack_broadcasts_running')
    this.schema.raw(`create index slack_broadcasts_running ${ON}`)
  }

  async down() {
    this.schema.raw('drop index slack_broadcasts_running')
    this.schema.raw(
      `update slack_broadcasts set state = 'failed' where state = 'running' and exists (select 1 from slack_broadcasts newer
         where newer.organization_id = slack_broadcasts.organization_id and newer.state = 'running'
         and newer.id > slack_broadcasts.id)`,
    )
    this.schema.raw(`create unique index slack_broadcasts_running ${ON}`)
  }
}
