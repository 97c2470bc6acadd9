import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SlackSkipReason } from '#contract/slack/data/slack'
import { hasUpdated } from '#core/database/sql/results'
import { now } from '#core/runtime/clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { findMembership } from '#organizations/public'
import { lockBroadcast } from '#slack/repositories/broadcasts'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { SlackDeliveryRow, SlackDeliveryState } from '#slack/models/slack_delivery'

/** By then, no attempt is still running: a call takes five seconds at most. */
const OUTCOME_MS = 30_000

const after = (milliseconds: number) => toInstant(new Date(now().getTime() + milliseconds))

type Waiting = Extract<SlackDeliveryState, 'pending' | 'sending'>

/**
 * The next task: send a delivery, look up whether an earlier attempt sent it, or wait until the next one is due. Null
 * when all are done.
 */
export type Work =
  | { kind: 'send' | 'lookUp'; delivery: SlackDeliveryRow }
  | { kind: 'wait'; milliseconds: number }

/**
 * Claims the next due delivery. For a cancelled message, earlier attempts are still looked up, so that they are
 * counted, but nothing more is sent.
 */
export async function claimWork(trx: TransactionClientContract, broadcastId: string): Promise<Work | null> {
  const broadcast = await lockBroadcast(trx, broadcastId)
  if (broadcast === null) return null
  for (;;) {
    const delivery = await findNext(trx, broadcast)
    if (delivery === null) return null
    const wait = fromInstant(delivery.due_at).getTime() - now().getTime()
    if (wait > 0) return { kind: 'wait', milliseconds: wait }
    const isNew = delivery.state === 'pending'
    if (isNew && !(await isForMember(trx, broadcast, delivery))) {
      await skip(trx, delivery)
      continue
    }
    const claim = {
      state: 'sending' as const satisfies SlackDeliveryState,
      due_at: after(OUTCOME_MS),
      ...(isNew && { attempted_at: toInstant(now()) }),
    }
    await trx.from('slack_deliveries').where('id', delivery.id).update(claim)
    return { kind: isNew ? 'send' : 'lookUp', delivery: { ...delivery, ...claim } }
  }
}

function findNext(
  trx: TransactionClientContract,
  { id, state }: SlackBroadcastRow,
): Promise<SlackDeliveryRow | null> {
  const states: Waiting[] = state === 'running' ? ['pending', 'sending'] : ['sending']
  return trx
    .from('slack_deliveries')
    .where('broadcast_id', id)
    .whereIn('state', states)
    .orderBy('due_at')
    .orderBy('id')
    .first()
}

/** The recipient may have left the organization after the message was started. */
async function isForMember(
  trx: TransactionClientContract,
  { organization_id: organizationId }: SlackBroadcastRow,
  { user_id: userId }: SlackDeliveryRow,
): Promise<boolean> {
  return userId !== null && (await findMembership(userId, organizationId, trx)) !== null
}

async function skip(trx: TransactionClientContract, { id, broadcast_id }: SlackDeliveryRow): Promise<void> {
  const skipped: Partial<SlackDeliveryRow> = {
    state: 'skipped',
    reason: 'not_a_member' satisfies SlackSkipReason,
  }
  await trx.from('slack_deliveries').where({ id }).update(skipped)
  await trx.from('slack_broadcasts').where('id', broadcast_id).increment({ total: -1, skipped: 1 })
}

type Claimed = Pick<SlackDeliveryRow, 'id' | 'broadcast_id'>

/** Records that a claimed delivery was sent, and counts it once. */
export async function recordSent(trx: TransactionClientContract, delivery: Claimed): Promise<void> {
  if (await leaveSending(trx, delivery, { state: 'sent', reason: null }))
    await trx.from('slack_broadcasts').where('id', delivery.broadcast_id).increment('sent', 1)
}

/** Records that a claimed delivery has failed for good, with a code, and counts it once. */
export async function recordFailed(
  trx: TransactionClientContract,
  delivery: Claimed,
  reason: string,
): Promise<void> {
  if (await leaveSending(trx, delivery, { state: 'failed', reason }))
    await trx.from('slack_broadcasts').where('id', delivery.broadcast_id).increment('errors', 1)
}

/** Returns a claimed delivery that was not sent, to be sent after a delay in milliseconds. */
export async function returnDelivery(
  trx: TransactionClientContract,
  delivery: Claimed & Pick<SlackDeliveryRow, 'tries'>,
  { tries = delivery.tries, delay = 0 } = {},
): Promise<void> {
  await leaveSending(trx, delivery, { state: 'pending', tries, due_at: after(delay) })
}

/** Counts a look-up without an answer from Slack; it is repeated when the delivery is due again. */
export async function countTry(trx: TransactionClientContract, id: string, tries: number): Promise<void> {
  await trx.from('slack_deliveries').where({ id, state: 'sending' }).update({ tries })
}

async function leaveSending(
  trx: TransactionClientContract,
  { id, broadcast_id }: Claimed,
  changes: Partial<SlackDeliveryRow>,
): Promise<boolean> {
  // In the order of `claimWork`: the message first, then its delivery.
  await lockBroadcast(trx, broadcast_id)
  return hasUpdated(trx.from('slack_deliveries').where({ id, state: 'sending' }).update(changes))
}
