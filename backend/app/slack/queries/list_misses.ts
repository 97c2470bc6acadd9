import db from '@adonisjs/lucid/services/db'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { SlackDeliveryState } from '#slack/models/slack_delivery'
import { personJoin } from '#identity/public'

/** A person whom a message to all members has not reached. */
export interface MissRow {
  name: string | null
  state: SlackDeliveryState
  reason: string | null
}

/** A page of these people, by name: skipped, failed and, once the message has ended early, not sent. */
export function pageOfMisses(
  { id, organization_id: organizationId, state }: SlackBroadcastRow,
  page: PageRequest,
) {
  const states = state === 'running' ? ['skipped', 'failed'] : ['skipped', 'failed', 'pending', 'sending']
  const misses = db
    .from('slack_deliveries')
    .joinRaw(personJoin('slack_deliveries.user_id'))
    .joinRaw(
      `left join slack_users on slack_users.organization_id = ?
        and slack_users.slack_user_id = slack_deliveries.slack_user_id`,
      [organizationId],
    )
    .where('slack_deliveries.broadcast_id', id)
    .whereIn('slack_deliveries.state', states)
    .orderByRaw('coalesce(users.name, slack_users.real_name), slack_deliveries.id')
    .select('slack_deliveries.state', 'slack_deliveries.reason')
    .select(db.raw('coalesce(users.name, slack_users.real_name) as name'))
  return pageOf<MissRow>(misses, page)
}
