import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasUpdated } from '#core/database/sql/results'
import { afterCommit } from '#core/database/transactions/transaction'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackConnectionRow } from '#slack/models/slack_connection'

type Progress = Partial<
  Pick<SlackConnectionRow, 'sync_state' | 'sync_total' | 'sync_processed' | 'sync_errors' | 'synced_at'>
>

/** Starts a sync unless one is running. Of any number of attempts, only one returns true. */
export async function claimSync(trx: TransactionClientContract, organizationId: string): Promise<boolean> {
  const claimed = await hasUpdated(
    trx
      .from('slack_connections')
      .where('organization_id', organizationId)
      .whereNot('sync_state', 'running')
      .update({ sync_state: 'running', sync_total: 0, sync_processed: 0, sync_errors: 0 }),
  )
  if (!claimed) return false
  afterCommit(trx, () => SlackChanged.dispatch(organizationId))
  return true
}

/** Records the progress of a sync. False when the connection has ended in the meantime. */
export async function updateSync(
  trx: TransactionClientContract,
  { id, organization_id }: Pick<SlackConnectionRow, 'id' | 'organization_id'>,
  progress: Progress,
): Promise<boolean> {
  const updated = await hasUpdated(trx.from('slack_connections').where({ id }).update(progress))
  if (!updated) return false
  afterCommit(trx, () => SlackChanged.dispatch(organization_id))
  return true
}
