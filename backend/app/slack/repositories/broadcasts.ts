import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { SlackBroadcastState } from '#contract/slack/data/slack'
import { hasUpdated } from '#core/database/sql/results'
import { now } from '#core/runtime/clock'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { toInstant } from '#core/database/rows/instant'
import { slices } from '#core/database/rows/batches'
import { afterCommit } from '#core/database/transactions/transaction'
import { quietUntil } from '#contract/notifications/rules/rhythm'
import { findRhythms } from '#notifications/public'
import { newId } from '#core/runtime/ids'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { SlackDeliveryState } from '#slack/models/slack_delivery'
import type { SlackPayload } from '#slack/rules/build_message'
import type { Recipient } from '#slack/rules/to_recipients'

export interface NewBroadcast {
  organizationId: string
  userId: string
  postId: string | null
  message: string
  payload: SlackPayload
  idempotency?: Idempotency
}

/** SQLite inserts at most 500 rows in a statement. */
const ROWS_MAX = 500

const isReached = ({ reason }: Recipient) => reason === null

/** Stores a message to all members with its deliveries. Returns its id. The organization's row has to be locked. */
export async function insertBroadcast(
  trx: TransactionClientContract,
  broadcast: NewBroadcast,
  recipients: readonly Recipient[],
): Promise<string> {
  const [id, at] = [newId(), now()]
  const total = recipients.filter(isReached).length
  await trx.table('slack_broadcasts').insert({
    id,
    organization_id: broadcast.organizationId,
    user_id: broadcast.userId,
    post_id: broadcast.postId,
    has_post: broadcast.postId !== null,
    state: 'running' satisfies SlackBroadcastState,
    message: broadcast.message,
    payload: JSON.stringify(broadcast.payload),
    total,
    skipped: recipients.length - total,
    idempotency_key: broadcast.idempotency?.key ?? null,
    idempotency_hash: broadcast.idempotency?.hash ?? null,
    created_at: toInstant(at),
  })
  for (const slice of slices(recipients, ROWS_MAX)) await insertDeliveries(trx, { id, at, recipients: slice })
  afterCommit(trx, () => SlackChanged.dispatch(broadcast.organizationId))
  return id
}

interface NewDeliveries {
  id: string
  at: Date
  recipients: readonly Recipient[]
}

/** Recipients who are quiet now are due when they no longer are. */
async function insertDeliveries(
  trx: TransactionClientContract,
  { id, at, recipients }: NewDeliveries,
): Promise<void> {
  const rhythms = await findRhythms(
    trx,
    recipients.filter(isReached).map(({ userId }) => userId!),
  )
  const rows = recipients.map(({ slackUserId, userId, reason }) => {
    const quietEnd = reason === null ? quietUntil(rhythms.get(userId!)!, at) : null
    return {
      id: newId(),
      broadcast_id: id,
      slack_user_id: slackUserId,
      user_id: userId,
      state: (reason === null ? 'pending' : 'skipped') satisfies SlackDeliveryState,
      reason,
      due_at: toInstant(quietEnd ?? at),
    }
  })
  await trx.table('slack_deliveries').multiInsert(rows)
}

/** Whether a message to all members of an organization has recipients whose time has come. */
export async function isSending(trx: TransactionClientContract, organizationId: string): Promise<boolean> {
  const due = await trx
    .from('slack_broadcasts')
    .join('slack_deliveries', 'slack_deliveries.broadcast_id', 'slack_broadcasts.id')
    .where('slack_broadcasts.organization_id', organizationId)
    .where('slack_broadcasts.state', 'running')
    .whereRaw(
      `(slack_deliveries.state = 'sending' or (slack_deliveries.state = 'pending' and slack_deliveries.due_at <= ?))`,
      [toInstant(now())],
    )
    .select('slack_broadcasts.id')
    .first()
  return due !== null
}

/** Locks a message to all members, so that only one job at a time counts its deliveries. Null if it was deleted. */
export function lockBroadcast(trx: TransactionClientContract, id: string): Promise<SlackBroadcastRow | null> {
  return trx.from('slack_broadcasts').where({ id }).forUpdate().first()
}

/** Ends a running message to all members; its remaining deliveries are not sent. False when it has already ended. */
export async function endBroadcast(
  trx: TransactionClientContract,
  { id, organization_id }: Pick<SlackBroadcastRow, 'id' | 'organization_id'>,
  state: Exclude<SlackBroadcastState, 'running'>,
): Promise<boolean> {
  const ended = await hasUpdated(
    trx
      .from('slack_broadcasts')
      .where({ id, state: 'running' })
      .update({ state, finished_at: toInstant(now()) }),
  )
  if (!ended) return false
  afterCommit(trx, () => SlackChanged.dispatch(organization_id))
  return true
}

/** Ends the running message to all members of an organization whose connection has ended. */
export async function failRunningBroadcast(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  await trx
    .from('slack_broadcasts')
    .where({ organization_id: organizationId, state: 'running' })
    .update({ state: 'failed', finished_at: toInstant(now()) })
}

/** Ends the running messages to all members about posts that have ended. */
export const endBroadcastsOf = (trx: TransactionClientContract, postIds: readonly string[]): Promise<void> =>
  endEach(trx, trx.from('slack_broadcasts').whereIn('post_id', [...postIds]))

/** Ends the running messages to all members of an organization whose posts are deleted. */
export const endBroadcastsWithoutPost = (
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> =>
  endEach(
    trx,
    trx
      .from('slack_broadcasts')
      .where({ organization_id: organizationId, has_post: true })
      .whereNull('post_id'),
  )

async function endEach(
  trx: TransactionClientContract,
  broadcasts: DatabaseQueryBuilderContract<SlackBroadcastRow>,
): Promise<void> {
  for (const broadcast of await broadcasts.where('state', 'running').orderBy('id'))
    await endBroadcast(trx, broadcast, 'failed')
}

/** Hands a message to all members over to the next job. False when another job has done so. */
export async function claimNextRun(
  trx: TransactionClientContract,
  id: string,
  run: number,
): Promise<boolean> {
  return hasUpdated(
    trx
      .from('slack_broadcasts')
      .where({ id, run })
      .update({ run: run + 1 }),
  )
}
