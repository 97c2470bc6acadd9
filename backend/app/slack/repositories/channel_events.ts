import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import type { SlackEvent } from '#slack/rules/slack_event'
import { toSlackChannel, type SyncedChannel } from '#slack/rules/to_slack_channel'

type Change = Partial<SyncedChannel> | 'insert' | 'delete'

/** The change that an event describes. Events of private channels are called `group_…`. */
function changeOf(type: string, channel: SyncedChannel): Change | null {
  switch (type.replace(/^group_/, 'channel_')) {
    case 'channel_created':
      return 'insert'
    case 'channel_rename':
      return { name: channel.name }
    case 'channel_archive':
      return { is_archived: true }
    case 'channel_unarchive':
      return { is_archived: false }
    case 'channel_deleted':
      return 'delete'
    default:
      return null
  }
}

/** Applies an event to a channel, for every organization connected to the workspace. Other events change nothing. */
export async function applyChannelEvent(
  trx: TransactionClientContract,
  connections: SlackConnectionRow[],
  { type, channel: described }: SlackEvent,
): Promise<void> {
  const channel = toSlackChannel(typeof described === 'object' ? described : { id: described })
  const change = channel && changeOf(type, channel)
  if (channel === null || change === null) return
  const organizationIds = connections.map(({ organization_id }) => organization_id)
  await apply(trx, organizationIds, channel, change)
  for (const id of organizationIds) afterCommit(trx, () => SlackChanged.dispatch(id))
}

async function apply(
  trx: TransactionClientContract,
  organizationIds: string[],
  channel: SyncedChannel,
  change: Change,
): Promise<void> {
  if (change === 'insert') return insertIfNew(trx, organizationIds, channel)
  const stored = trx
    .from('slack_channels')
    .whereIn('organization_id', organizationIds)
    .where('slack_channel_id', channel.slack_channel_id)
  if (change === 'delete') await stored.delete()
  else await stored.update(change)
}

/** A sync that was faster has newer data than the event. */
async function insertIfNew(
  trx: TransactionClientContract,
  organizationIds: string[],
  channel: SyncedChannel,
): Promise<void> {
  const synced_at = toInstant(now())
  const rows = organizationIds.map((organization_id) => ({
    id: newId(),
    organization_id,
    synced_at,
    ...channel,
  }))
  await trx
    .knexQuery()
    .insert(rows)
    .into('slack_channels')
    .onConflict(['organization_id', 'slack_channel_id'])
    .ignore()
}
