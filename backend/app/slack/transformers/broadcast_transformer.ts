import type { SlackBroadcast, SlackBroadcastMiss } from '#contract/slack/data/slack'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { MissRow } from '#slack/queries/list_misses'

/** A message to all members, of whom some may get it later, for the admins of the organization. */
export function toBroadcast(row: SlackBroadcastRow, waiting: number): SlackBroadcast {
  const { id, state, total, sent, skipped, errors } = row
  return {
    id,
    state,
    total,
    sent,
    skipped,
    errors,
    waiting,
    createdAt: instantToIso(row.created_at),
    finishedAt: isoOrNull(row.finished_at),
  }
}

/** A person it has not reached. Deliveries still pending when it ends are never sent. */
export function toMiss({ name, state, reason }: MissRow): SlackBroadcastMiss {
  const isFailed = state === 'failed'
  return { name: name ?? '', state: isFailed ? 'failed' : 'skipped', reason: reason ?? 'not_sent' }
}
