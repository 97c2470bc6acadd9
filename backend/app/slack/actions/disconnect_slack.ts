import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { lockOrganization, recordAudit } from '#organizations/public'
import RevokeToken from '#slack/jobs/revoke_token'
import SlackChanged from '#slack/events/slack_changed'
import { findConnection } from '#slack/queries/find_connection'
import { failRunningBroadcast } from '#slack/repositories/broadcasts'
import { deleteConnection } from '#slack/repositories/connections'

interface DisconnectSlackInput {
  organizationId: string
  /** Null if Slack has ended the connection. */
  actorId: string | null
  /** Only this connection is deleted. */
  connectionId?: string
}

/**
 * Disconnects an organization: deletes the synced data, and revokes the token at Slack. Does nothing without a
 * connection.
 */
export default class DisconnectSlack {
  handle(input: DisconnectSlackInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, input.organizationId)
      await disconnect(trx, input)
    })
  }
}

/** The same in a transaction that has locked the organization. */
export async function disconnect(
  trx: TransactionClientContract,
  { organizationId, actorId, connectionId }: DisconnectSlackInput,
): Promise<void> {
  const connection = await findConnection(organizationId, trx)
  if (connection === null || (connectionId ?? connection.id) !== connection.id) return
  const { team_id: teamId, team_name: teamName, token: sealed } = connection
  await failRunningBroadcast(trx, organizationId)
  await deleteConnection(trx, organizationId)
  await dispatch(trx, RevokeToken, { organizationId, teamId, sealed })
  await recordAudit(trx, {
    organizationId,
    actorId,
    action: 'integration.disconnected',
    subject: 'Slack',
    before: { teamName },
    // A missing actor alone could also be a deleted account.
    after: actorId === null ? { endedBy: 'Slack' } : null,
  })
  afterCommit(trx, () => SlackChanged.dispatch(organizationId))
}
