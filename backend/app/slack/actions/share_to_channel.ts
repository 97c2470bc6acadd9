import type { Idempotency } from '#core/database/transactions/idempotency'
import { slackNotConnected, outcomeUnknown } from '#slack/errors'
import EndConnection from '#slack/actions/end_connection'
import { inTransaction } from '#core/database/transactions/transaction'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { clientOf } from '#slack/gateways/slack_client'
import { confirmShare, insertShare, withdrawShare } from '#slack/repositories/shares'
import type { SlackPayload } from '#slack/rules/build_message'
import { toAppError, toFailure } from '#slack/rules/slack_failure'

export interface ShareInput {
  connection: SlackConnectionRow
  slackChannelId: string
  payload: SlackPayload
  userId: string
  idempotency?: Idempotency
}

/**
 * Sends a message to a channel within the request. With an idempotency key it is sent once: a repeated request
 * succeeds, or fails because the outcome is unknown.
 */
export default class ShareToChannel {
  async handle({ connection, slackChannelId, payload, userId, idempotency }: ShareInput): Promise<void> {
    const share = await inTransaction((trx) => insertShare(trx, { userId, idempotency }))
    if (share?.isSent === true) return
    if (share?.isSent === false) throw outcomeUnknown()
    try {
      const options = { unfurl_links: false, unfurl_media: false }
      await clientOf(connection).chat.postMessage({ channel: slackChannelId, ...payload, ...options })
    } catch (error) {
      await this.#refuse(connection, error, () =>
        inTransaction((trx) => withdrawShare(trx, { userId, idempotency })),
      )
    }
    await inTransaction((trx) => confirmShare(trx, { userId, idempotency }))
  }

  async #refuse({ id }: SlackConnectionRow, error: unknown, withdraw: () => Promise<void>): Promise<never> {
    const failure = toFailure(error)
    if (failure.kind === 'unknown') throw outcomeUnknown(error)
    await withdraw()
    if (failure.kind !== 'revoked') throw toAppError(failure, error)
    await new EndConnection().handle(id)
    throw slackNotConnected()
  }
}
