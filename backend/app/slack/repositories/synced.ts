import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import type { SyncedChannel } from '#slack/rules/to_slack_channel'
import type { SyncedUser } from '#slack/rules/to_slack_user'

interface Sync {
  organizationId: string
  /** When this sync started, as stored; what an earlier one has found is older. */
  startedAt: string
}

/** Stores users of the workspace; those that are there already are updated. */
export async function storeUsers(
  trx: TransactionClientContract,
  sync: Sync,
  users: SyncedUser[],
): Promise<void> {
  await store(trx, sync, { table: 'slack_users', key: 'slack_user_id', rows: users })
}

/** Stores channels of the workspace; those that are there already are updated. */
export async function storeChannels(
  trx: TransactionClientContract,
  sync: Sync,
  channels: SyncedChannel[],
): Promise<void> {
  await store(trx, sync, { table: 'slack_channels', key: 'slack_channel_id', rows: channels })
}

interface Rows {
  table: 'slack_users' | 'slack_channels'
  key: string
  rows: object[]
}

async function store(
  trx: TransactionClientContract,
  { organizationId, startedAt }: Sync,
  { table, key, rows }: Rows,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await trx
    .knexQuery()
    .insert(
      rows.map((row) => ({ id: newId(), organization_id: organizationId, synced_at: startedAt, ...row })),
    )
    .into(table)
    .onConflict(['organization_id', key])
    .merge([...Object.keys(first), 'synced_at'])
}

/** Deletes what a finished sync has not found again. */
export async function deleteNotSynced(
  trx: TransactionClientContract,
  { organizationId, startedAt }: Sync,
): Promise<void> {
  for (const table of ['slack_users', 'slack_channels']) {
    await trx.from(table).where('organization_id', organizationId).where('synced_at', '<', startedAt).delete()
  }
}
