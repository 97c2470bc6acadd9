import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SlackSkipReason } from '#contract/slack/data/slack'
import { hasUpdated } from '#core/database/sql/results'
import { now } from '#core/runtime/clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { findRhythms } from '#notifications/public'
import { findMembership } from '#organizations/public'
import { findMemberTelling } from '#posts/public'
import { endBroadcast, lockBroadcast } from '#slack/repositories/broadcasts'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { messageTime, type MessageTime } from '#slack/rules/message_time'
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
 * Claims the next due delivery. One that would come in quiet hours, or before its member is told of the post, is due later.
 * For a cancelled message, earlier attempts are still looked up, so that they are
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
    if (isNew) {
      const time = await timeOf(trx, broadcast, delivery)
      if (time === null) {
        await endBroadcast(trx, broadcast, 'failed')
        return claimWork(trx, broadcastId)
      }
      if (time.kind === 'never') await skip(trx, delivery, time.reason)
      if (time.kind === 'later') await postpone(trx, delivery, time.at)
      if (time.kind !== 'now') continue
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

/** When a recipient, who may have left the organization, gets the message now; null when its post is not open any more. */
async function timeOf(
  trx: TransactionClientContract,
  broadcast: SlackBroadcastRow,
  { user_id: userId }: SlackDeliveryRow,
): Promise<MessageTime | null> {
  const { organization_id: organizationId, post_id: postId, created_at: createdAt } = broadcast
  if (userId === null || (await findMembership(userId, organizationId, trx)) === null)
    return { kind: 'never', reason: 'not_a_member' }
  const ofPost = postId === null ? null : await findMemberTelling(trx, { postId, userId })
  const telling = broadcast.has_post ? ofPost : 'any'
  if (telling === null) return null
  const rhythms = await findRhythms(trx, [userId])
  return messageTime({
    rhythm: rhythms.get(userId)!,
    telling,
    createdAt: fromInstant(createdAt),
    now: now(),
  })
}

async function skip(
  trx: TransactionClientContract,
  { id, broadcast_id }: SlackDeliveryRow,
  reason: SlackSkipReason,
): Promise<void> {
  const skipped: Partial<SlackDeliveryRow> = { state: 'skipped', reason }
  await trx.from('slack_deliveries').where({ id }).update(skipped)
  await trx.from('slack_broadcasts').where('id', broadcast_id).increment({ total: -1, skipped: 1 })
}

async function postpone(trx: TransactionClientContract, { id }: SlackDeliveryRow, at: Date): Promise<void> {
  await trx
    .from('slack_deliveries')
    .where({ id })
    .update({ due_at: toInstant(at) })
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
