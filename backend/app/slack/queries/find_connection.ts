import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { slackNotConnected } from '#slack/errors'
import type { SlackConnectionRow } from '#slack/models/slack_connection'

/** The connection of an organization; null without one. */
export function findConnection(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<SlackConnectionRow | null> {
  return client.from('slack_connections').where('organization_id', organizationId).first()
}

/** Like `findConnection`, but throws SLACK_NOT_CONNECTED. */
export async function requireConnection(organizationId: string): Promise<SlackConnectionRow> {
  const connection = await findConnection(organizationId)
  if (connection === null) throw slackNotConnected()
  return connection
}
