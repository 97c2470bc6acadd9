import db from '@adonisjs/lucid/services/db'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { personJoin } from '#identity/public'

/** A connection with the name of the user who made it. */
export interface StatusRow extends SlackConnectionRow {
  connected_by_name: string | null
}

/** The connection of an organization, for its status; null without one. */
export function findStatus(organizationId: string): Promise<StatusRow | null> {
  return db
    .from('slack_connections')
    .joinRaw(personJoin('slack_connections.connected_by'))
    .where('slack_connections.organization_id', organizationId)
    .select('slack_connections.*', 'users.name as connected_by_name')
    .first()
}
