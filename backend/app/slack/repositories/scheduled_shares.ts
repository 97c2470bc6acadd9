import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ErrorCode } from '#contract/error_code'
import type { ScheduledShareState } from '#contract/slack/data/slack'
import { toInstant } from '#core/database/rows/instant'
import { hasUpdated } from '#core/database/sql/results'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'

export interface NewScheduledShare {
  organizationId: string
  postId: string
  userId: string
  /** Null: to all members. */
  slackChannelId: string | null
  message: string
  idempotency?: Idempotency
}

/** Stores a share of a scheduled post. */
export async function insertScheduledShare(
  trx: TransactionClientContract,
  { organizationId, postId, userId, slackChannelId, message, idempotency }: NewScheduledShare,
): Promise<void> {
  const at = toInstant(now())
  await trx.table('slack_scheduled_shares').insert({
    id: newId(),
    organization_id: organizationId,
    post_id: postId,
    user_id: userId,
    slack_channel_id: slackChannelId,
    message,
    state: 'waiting' satisfies ScheduledShareState,
    due_at: at,
    idempotency_key: idempotency?.key ?? null,
    idempotency_hash: idempotency?.hash ?? null,
    created_at: at,
  })
}

/** Deletes a share that was sent or cancelled. False if it does not exist any more. */
export function deleteScheduledShare(trx: TransactionClientContract, id: string): Promise<boolean> {
  return hasUpdated(trx.from('slack_scheduled_shares').where({ id }).delete())
}

/** Records why a share was not sent, and is not tried again. */
export async function failScheduledShare(
  trx: TransactionClientContract,
  id: string,
  error: ErrorCode,
): Promise<void> {
  const failed: Partial<SlackScheduledShareRow> = { state: 'failed', error }
  await trx.from('slack_scheduled_shares').where({ id, state: 'waiting' }).update(failed)
}

/** Lets a share be tried again after a delay in milliseconds. */
export async function delayScheduledShare(
  trx: TransactionClientContract,
  id: string,
  { tries, delay }: { tries: number; delay: number },
): Promise<void> {
  const later: Partial<SlackScheduledShareRow> = {
    tries,
    due_at: toInstant(new Date(now().getTime() + delay)),
  }
  await trx.from('slack_scheduled_shares').where({ id, state: 'waiting' }).update(later)
}
