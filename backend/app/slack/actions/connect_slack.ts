import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { may } from '#contract/organizations/rules/abilities'
import { findMembership, lockOrganization, recordAudit } from '#organizations/public'
import { slackForbidden } from '#slack/errors'
import RevokeToken from '#slack/jobs/revoke_token'
import SyncSlack from '#slack/jobs/sync_slack'
import { findConnection } from '#slack/queries/find_connection'
import { failRunningBroadcast } from '#slack/repositories/broadcasts'
import { deleteConnection, insertConnection, type NewConnection } from '#slack/repositories/connections'
import { claimSync } from '#slack/repositories/sync_progress'

/**
 * Connects an organization to the workspace that granted a token, and syncs it. Replaces the connection to another
 * workspace. The user must still be an admin, because time has passed on Slack's pages.
 */
export default class ConnectSlack {
  handle(connection: NewConnection): Promise<void> {
    const { organizationId, userId, teamId, teamName } = connection
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const membership = await findMembership(userId, organizationId, trx)
      if (membership === null || !may(membership.role, 'manageIntegrations')) throw slackForbidden()
      const previous = await findConnection(organizationId, trx)
      if (previous !== null) await deleteConnection(trx, organizationId)
      await insertConnection(trx, connection)
      if (previous !== null && previous.team_id !== teamId) {
        await failRunningBroadcast(trx, organizationId)
        await dispatch(trx, RevokeToken, { teamId: previous.team_id, sealed: previous.token, organizationId })
      }
      await recordAudit(trx, {
        organizationId,
        actorId: userId,
        action: 'integration.connected',
        subject: 'Slack',
        after: { teamName },
      })
      await claimSync(trx, organizationId)
      await dispatch(trx, SyncSlack, { organizationId })
    })
  }
}
