import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { now } from '#core/runtime/clock'
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

/** How many recipients of a message to all members get it later. */
export async function countWaiting({ id, state }: SlackBroadcastRow): Promise<number> {
  if (state !== 'running') return 0
  const [row] = await reader().rows<{ waiting: number | string }>(
    `select count(*) as waiting from slack_deliveries where broadcast_id = ? and state = 'pending' and due_at > ?`,
    [id, toInstant(now())],
  )
  return Number(row!.waiting)
}
