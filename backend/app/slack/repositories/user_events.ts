import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import type { SlackUserRow } from '#slack/models/synced'
import { storeUsers } from '#slack/repositories/synced'
import type { SlackEvent } from '#slack/rules/slack_event'
import { toSlackUser, type SyncedUser } from '#slack/rules/to_slack_user'

/** Stores a user who joined or changed, for every organization connected to the workspace. */
export async function applyUserEvent(
  trx: TransactionClientContract,
  connections: SlackConnectionRow[],
  { user: member }: SlackEvent,
): Promise<void> {
  if (typeof member !== 'object') return
  const user = toSlackUser(member)
  if (user === null) return
  const startedAt = toInstant(now())
  for (const { organization_id: organizationId, team_id: teamId } of connections) {
    // Users of other workspaces are visible in shared channels.
    if (member.team_id !== teamId || (await isStored(trx, organizationId, user))) continue
    await storeUsers(trx, { organizationId, startedAt }, [user])
    afterCommit(trx, () => SlackChanged.dispatch(organizationId))
  }
}

/** Most changes concern a status or a picture, which are not stored. */
async function isStored(
  trx: TransactionClientContract,
  organizationId: string,
  user: SyncedUser,
): Promise<boolean> {
  const row: SlackUserRow | null = await trx
    .from('slack_users')
    .where({ organization_id: organizationId, slack_user_id: user.slack_user_id })
    .first()
  if (row === null) return false
  const names = Object.keys(user) as (keyof SyncedUser)[]
  return names.every((name) =>
    typeof user[name] === 'boolean' ? Boolean(row[name]) === user[name] : row[name] === user[name],
  )
}
