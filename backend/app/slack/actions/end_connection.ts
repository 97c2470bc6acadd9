import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization } from '#organizations/public'
import { disconnect } from '#slack/actions/disconnect_slack'
import type { SlackConnectionRow } from '#slack/models/slack_connection'

/** Deletes a connection that has ended at Slack: the app was removed, or its token revoked. */
export default class EndConnection {
  async handle(connectionId: string): Promise<void> {
    const connection: SlackConnectionRow | null = await db
      .from('slack_connections')
      .where('id', connectionId)
      .first()
    if (connection === null) return
    const { organization_id: organizationId } = connection
    await inTransaction(async (trx) => {
      if ((await lockOrganization(trx, organizationId, { ifExists: true })) === null) return
      await disconnect(trx, { organizationId, actorId: null, connectionId })
    })
  }
}
