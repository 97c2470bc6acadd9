import env from '#start/env'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { findByKey } from '#core/database/transactions/idempotency'
import { fromInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { lockOrganization, recordAudit } from '#organizations/public'
import {
  broadcastRunning,
  broadcastTooSoon,
  noRecipients,
  recipientsUnconfirmed,
  slackNotConnected,
} from '#slack/errors'
import SendBroadcast from '#slack/jobs/send_broadcast'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { findConnection } from '#slack/queries/find_connection'
import { listRecipients } from '#slack/queries/list_recipients'
import { insertBroadcast, isSending, type NewBroadcast } from '#slack/repositories/broadcasts'

/** Starts a message to all members who want messages. Returns its id; a repeated request returns the same id. */
export default class StartBroadcast {
  handle(input: NewBroadcast): Promise<string> {
    const { organizationId } = input
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const known = await findByKey(trx, 'slack_broadcasts', input)
      if (known) return known.id
      if ((await findConnection(organizationId, trx)) === null) throw slackNotConnected()
      await refuseTooMany(trx, organizationId)
      const recipients = await listRecipients(trx, organizationId)
      if (recipients.every(({ reason }) => reason !== null)) {
        const isUnconfirmed = recipients.some(
          ({ reason, wantsMessages }) => reason === 'email_unconfirmed' && wantsMessages,
        )
        throw isUnconfirmed ? recipientsUnconfirmed() : noRecipients()
      }
      const broadcastId = await insertBroadcast(trx, input, recipients)
      await recordAudit(trx, {
        organizationId,
        actorId: input.userId,
        action: 'integration.messaged',
        subject: 'Slack',
      })
      await dispatch(trx, SendBroadcast, { broadcastId, run: 0 })
      return broadcastId
    })
  }
}

/** Sends one message at a time, beside those that wait for the hours of members, and pauses after one that was sent. */
async function refuseTooMany(trx: TransactionClientContract, organizationId: string): Promise<void> {
  const latest: SlackBroadcastRow | null = await trx
    .from('slack_broadcasts')
    .where('organization_id', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()
  if (latest === null) return
  if (await isSending(trx, organizationId)) throw broadcastRunning()
  const seconds = (now().getTime() - fromInstant(latest.created_at).getTime()) / 1_000
  const pause = Math.ceil(env.limits.slackBroadcast - seconds)
  if (latest.sent > 0 && pause > 0) throw broadcastTooSoon(pause)
}
