import db from '@adonisjs/lucid/services/db'
import { broadcastNotFound } from '#slack/errors'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'

/** A message to all members, of any organization; null if it was deleted. */
export function findBroadcast(id: string): Promise<SlackBroadcastRow | null> {
  return db.from('slack_broadcasts').where({ id }).first()
}

/** A message to all members of an organization. SLACK_BROADCAST_NOT_FOUND for any other. */
export async function requireBroadcast(organizationId: string, id: string): Promise<SlackBroadcastRow> {
  const broadcast = await findBroadcast(id)
  if (broadcast?.organization_id !== organizationId) throw broadcastNotFound()
  return broadcast
}

/** The newest message to all members of an organization; null without one. */
export function findLatestBroadcast(organizationId: string): Promise<SlackBroadcastRow | null> {
  return db
    .from('slack_broadcasts')
    .where('organization_id', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()
}
