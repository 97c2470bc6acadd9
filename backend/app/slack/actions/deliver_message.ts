import type { WebClient } from '@slack/web-api'
import { inTransaction } from '#core/database/transactions/transaction'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import type { SlackDeliveryRow } from '#slack/models/slack_delivery'
import { blockIdOf, lookUpMessage } from '#slack/gateways/look_up_message'
import { clientOf } from '#slack/gateways/slack_client'
import { countTry, recordFailed, recordSent, returnDelivery, type Work } from '#slack/repositories/deliveries'
import type { SlackPayload } from '#slack/rules/build_message'
import { toFailure, type SlackFailure } from '#slack/rules/slack_failure'

/** What follows a delivery. */
export type DeliveryOutcome = { kind: 'next' } | { kind: 'pause'; milliseconds: number } | { kind: 'ended' }

const NEXT: DeliveryOutcome = { kind: 'next' }
const TRIES = 5
const BACKOFF_MS = 2_000

/** Sends one claimed delivery of a message to all members, or looks up whether it was sent, and records the outcome. */
export default class DeliverMessage {
  readonly #slack: WebClient
  readonly #payload: SlackPayload

  constructor(connection: SlackConnectionRow, { payload }: SlackBroadcastRow) {
    this.#slack = clientOf(connection)
    this.#payload = JSON.parse(payload) as SlackPayload
  }

  async handle({ kind, delivery }: Exclude<Work, { kind: 'wait' }>): Promise<DeliveryOutcome> {
    try {
      if (kind === 'lookUp') return await this.#lookUp(delivery)
      await this.#slack.chat.postMessage({
        channel: delivery.slack_user_id!,
        ...this.#payload,
        blocks: this.#payload.blocks.map((block, index) =>
          index === 0 ? { ...block, block_id: blockIdOf(delivery) } : block,
        ),
        unfurl_links: false,
        unfurl_media: false,
      })
    } catch (error) {
      const failure = toFailure(error)
      return kind === 'send' ? react(delivery, failure) : reactToLookUp(delivery, failure)
    }
    await inTransaction((trx) => recordSent(trx, delivery))
    return NEXT
  }

  async #lookUp(delivery: SlackDeliveryRow): Promise<DeliveryOutcome> {
    const found = await lookUpMessage(this.#slack, delivery)
    await inTransaction(async (trx) => {
      if (found === 'sent') await recordSent(trx, delivery)
      else if (found === 'absent') await returnDelivery(trx, delivery)
      else await recordFailed(trx, delivery, 'unknown')
    })
    return NEXT
  }
}

/** Handles a failed send. If the outcome is unknown, the delivery is looked up when it is due again. */
async function react(delivery: SlackDeliveryRow, failure: SlackFailure): Promise<DeliveryOutcome> {
  if (failure.kind === 'unknown') return NEXT
  const tries = delivery.tries + 1
  await inTransaction(async (trx) => {
    if (failure.kind === 'refused') await recordFailed(trx, delivery, failure.code)
    else if (failure.kind !== 'unavailable') await returnDelivery(trx, delivery)
    else if (tries >= TRIES) await recordFailed(trx, delivery, 'unavailable')
    else await returnDelivery(trx, delivery, { tries, delay: BACKOFF_MS * 2 ** tries })
  })
  return toOutcome(failure)
}

/** Handles a failed look-up: the outcome remains unknown until the delivery is due again, at most five times. */
async function reactToLookUp(delivery: SlackDeliveryRow, failure: SlackFailure): Promise<DeliveryOutcome> {
  if (failure.kind === 'rateLimited' || failure.kind === 'revoked') return toOutcome(failure)
  const tries = delivery.tries + 1
  await inTransaction((trx) =>
    tries >= TRIES || failure.kind === 'refused'
      ? recordFailed(trx, delivery, 'unknown')
      : countTry(trx, delivery.id, tries),
  )
  return NEXT
}

function toOutcome(failure: SlackFailure): DeliveryOutcome {
  if (failure.kind === 'rateLimited') return { kind: 'pause', milliseconds: failure.retryAfter * 1_000 }
  return failure.kind === 'revoked' ? { kind: 'ended' } : NEXT
}
