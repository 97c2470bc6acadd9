import { Job } from '@adonisjs/queue'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import EndConnection from '#slack/actions/end_connection'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { listSlackChannels, listSlackUsers } from '#slack/gateways/list_at_slack'
import { findConnection } from '#slack/queries/find_connection'
import { updateSync } from '#slack/repositories/sync_progress'
import { deleteNotSynced, storeChannels, storeUsers } from '#slack/repositories/synced'
import { toAppError, toFailure } from '#slack/rules/slack_failure'
import { toSlackChannel } from '#slack/rules/to_slack_channel'
import { toSlackUser } from '#slack/rules/to_slack_user'

/** Retries when Slack does not answer; the queue waits longer before each. */
const RETRIES = 4

/** Reads the users and channels of the workspace. A repeated job starts again from the beginning, which is idempotent. */
export default class SyncSlack extends Job<{ organizationId: string }> {
  static override options = { name: 'sync_slack', maxRetries: RETRIES }

  async execute(): Promise<void> {
    const { organizationId } = this.payload
    const connection = await findConnection(organizationId)
    if (connection === null) return
    try {
      await sync(connection)
    } catch (error) {
      await this.#react(connection, error)
    }
  }

  /** Runs when the queue gives up on the job. */
  override async failed(): Promise<void> {
    const connection = await findConnection(this.payload.organizationId)
    if (connection !== null)
      await inTransaction((trx) => updateSync(trx, connection, { sync_state: 'failed' }))
  }

  async #react(connection: SlackConnectionRow, error: unknown): Promise<void> {
    const failure = toFailure(error)
    if (failure.kind === 'rateLimited') {
      const delay = failure.retryAfter * 1_000
      await inTransaction((trx) => dispatch(trx, SyncSlack, this.payload, { delay }))
    } else if (failure.kind === 'revoked') {
      await new EndConnection().handle(connection.id)
    } else if (failure.kind === 'refused') {
      await inTransaction((trx) => updateSync(trx, connection, { sync_state: 'failed' }))
    } else throw toAppError(failure, error)
  }
}

/** Stores each page in its own transaction. Ends early when the organization is disconnected in the meantime. */
async function sync(connection: SlackConnectionRow): Promise<void> {
  const startedAt = toInstant(now())
  const run = { organizationId: connection.organization_id, startedAt }
  let [processed, errors] = [0, 0]
  for await (const members of listSlackUsers(connection)) {
    const users = members.map(toSlackUser).filter((user) => user !== null)
    processed += users.length
    errors += members.length - users.length
    const progress = { sync_total: processed + errors, sync_processed: processed, sync_errors: errors }
    const isThere = await inTransaction(async (trx) => {
      const isConnected = await updateSync(trx, connection, progress)
      if (isConnected) await storeUsers(trx, run, users)
      return isConnected
    })
    if (!isThere) return
  }
  for await (const found of listSlackChannels(connection)) {
    const channels = found.map(toSlackChannel).filter((channel) => channel !== null)
    await inTransaction((trx) => storeChannels(trx, run, channels))
  }
  await inTransaction(async (trx) => {
    if (await updateSync(trx, connection, { sync_state: 'done', synced_at: startedAt }))
      await deleteNotSynced(trx, run)
  })
}
