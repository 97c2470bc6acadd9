import { Job } from '@adonisjs/queue'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { findPost } from '#posts/public'
import DeliverMessage, { type DeliveryOutcome } from '#slack/actions/deliver_message'
import EndConnection from '#slack/actions/end_connection'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { findBroadcast } from '#slack/queries/find_broadcast'
import { findConnection } from '#slack/queries/find_connection'
import { mayGoOut } from '#slack/queries/find_shared_post'
import { claimNextRun, endBroadcast } from '#slack/repositories/broadcasts'
import { claimWork } from '#slack/repositories/deliveries'

/**
 * How long one job sends before the next one continues, so that a restart does not wait for the whole message to all
 * members.
 */
const RUN_MS = 20_000
const PROGRESS_MS = 1_000

interface SendBroadcastPayload {
  broadcastId: string
  /** The number of this job; a repeated job with another number does nothing. */
  run: number
}

/**
 * Sends a message to all members at the rate that Slack allows. A repeated job continues where the killed one stopped:
 * each delivery is claimed before it is sent, and a claimed delivery without an outcome is looked up at Slack.
 */
export default class SendBroadcast extends Job<SendBroadcastPayload> {
  static override options = { name: 'send_slack_broadcast' }

  async execute(): Promise<void> {
    const { broadcastId, run } = this.payload
    const broadcast = await findBroadcast(broadcastId)
    if (broadcast === null || broadcast.run !== run) return
    if (await isWithdrawn(broadcast)) await end(broadcast, 'failed')
    const delay = await this.#send(broadcast)
    if (delay === null) return end(broadcast, 'done')
    await inTransaction(async (trx) => {
      if (await claimNextRun(trx, broadcastId, run))
        await dispatch(trx, SendBroadcast, { broadcastId, run: run + 1 }, { delay })
    })
  }

  /** Runs when the queue gives up on the job. */
  override async failed(): Promise<void> {
    const broadcast = await findBroadcast(this.payload.broadcastId)
    if (broadcast !== null) await end(broadcast, 'failed')
  }

  /** Sends the due deliveries. Returns the milliseconds until the next one; null when none is left. */
  async #send(broadcast: SlackBroadcastRow): Promise<number | null> {
    const connection = await findConnection(broadcast.organization_id)
    if (connection === null) return null
    const deliver = new DeliverMessage(connection, broadcast)
    const until = now().getTime() + RUN_MS
    let reportedAt = 0
    while (now().getTime() < until) {
      const work = await inTransaction((trx) => claimWork(trx, broadcast.id))
      if (work === null) return null
      if (work.kind === 'wait') return work.milliseconds
      const outcome: DeliveryOutcome = await deliver.handle(work)
      if (outcome.kind === 'pause') return outcome.milliseconds
      if (outcome.kind === 'ended') {
        await new EndConnection().handle(connection.id)
        return null
      }
      if (now().getTime() - reportedAt >= PROGRESS_MS) {
        reportedAt = now().getTime()
        await SlackChanged.dispatch(broadcast.organization_id)
      }
    }
    return 0
  }
}

/** Whether the post of a message may no longer be shared. */
async function isWithdrawn({ has_post: hasPost, post_id: postId }: SlackBroadcastRow): Promise<boolean> {
  if (!hasPost) return false
  const post = postId === null ? null : await findPost({ id: postId })
  return post === null || !mayGoOut(post)
}

async function end(broadcast: SlackBroadcastRow, state: 'done' | 'failed'): Promise<void> {
  await inTransaction((trx) => endBroadcast(trx, broadcast, state))
}
