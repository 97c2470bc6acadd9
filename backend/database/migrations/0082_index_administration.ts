import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lists of administrators with two filters at once, newest first. */
const INDEXES = {
  platform_log_newest_by_actor_id_and_action:
    'platform_log_entries (actor_id, action, created_at desc, id desc)',
  reports_newest_by_status_and_reason: 'reports (status, reason, created_at desc, id desc)',
  reports_newest_by_reporter_id_and_organization_id:
    'reports (reporter_id, organization_id, created_at desc, id desc)',
}

export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
