import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SlackSyncState } from '#contract/slack/rules/slack'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { beforeCommit } from '#core/events/before_commit'
import { TeamChanged } from '#slack/events/slack_changed'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { sealToken } from '#slack/rules/sealed_secrets'

export interface NewConnection {
  organizationId: string
  userId: string
  teamId: string
  teamName: string
  botUserId: string
  token: string
  scopes: string
}

const TEAM_NAME_MAX = 255

/** Connects an organization that has no connection. Its row has to be locked. */
export async function insertConnection(
  trx: TransactionClientContract,
  { organizationId, userId, teamId, botUserId, token, scopes, ...connection }: NewConnection,
): Promise<void> {
  const teamName = connection.teamName.slice(0, TEAM_NAME_MAX)
  await trx.table('slack_connections').insert({
    id: newId(),
    organization_id: organizationId,
    team_id: teamId,
    team_name: teamName,
    bot_user_id: botUserId,
    token: sealToken(organizationId, token),
    scopes,
    connected_by: userId,
    connected_at: toInstant(now()),
    sync_state: 'never' satisfies SlackSyncState,
  })
  await beforeCommit(trx, new TeamChanged(organizationId, teamName))
}

/** Deletes the connection of an organization and all synced data. The organization's row has to be locked. */
export async function deleteConnection(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  // The connection first: a running sync has locked it while it stores users, and this waits for it.
  for (const table of ['slack_connections', 'slack_users', 'slack_channels']) {
    await trx.from(table).where('organization_id', organizationId).delete()
  }
  await beforeCommit(trx, new TeamChanged(organizationId, null))
}

/** The connections to a workspace, locked in the order of the organizations to avoid deadlocks. */
export function lockConnectionsOfTeam(
  trx: TransactionClientContract,
  teamId: string,
): Promise<SlackConnectionRow[]> {
  return trx.from('slack_connections').where('team_id', teamId).orderBy('organization_id').forUpdate()
}
