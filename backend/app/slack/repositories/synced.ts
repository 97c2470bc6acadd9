import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/runtime/ids'
import type { SyncedChannel } from '#slack/rules/to_slack_channel'
import type { SyncedUser } from '#slack/rules/to_slack_user'

interface Sync {
  organizationId: string
  /** When this sync started, as stored; rows of an earlier sync are older. */
  startedAt: string
}

/** Inserts or updates users of the workspace. */
export async function storeUsers(
  trx: TransactionClientContract,
  sync: Sync,
  users: SyncedUser[],
): Promise<void> {
  await store(trx, sync, { table: 'slack_users', key: 'slack_user_id', rows: users })
}

/** Inserts or updates channels of the workspace. */
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

/** Deletes the rows that a finished sync has not found again. */
export async function deleteNotSynced(
  trx: TransactionClientContract,
  { organizationId, startedAt }: Sync,
): Promise<void> {
  for (const table of ['slack_users', 'slack_channels']) {
    await trx.from(table).where('organization_id', organizationId).where('synced_at', '<', startedAt).delete()
  }
}
