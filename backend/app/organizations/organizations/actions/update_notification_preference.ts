import { inTransaction } from '#core/database/transactions/transaction'
import { chatNotConnected } from '#organizations/organizations/errors'
import type { Membership } from '#organizations/organizations/queries/find_membership'
import { updateNotificationPreference } from '#organizations/organizations/repositories/memberships'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

/** Sets whether a member is notified of the organization's posts in its chat. */
export default class UpdateNotificationPreference {
  async handle(membership: Membership, receiveSlackNotifications: boolean): Promise<void> {
    await inTransaction(async (trx) => {
      const { slackTeamName } = await lockOrganization(trx, membership.organizationId)
      if (slackTeamName === null) throw chatNotConnected()
      await updateNotificationPreference(trx, membership, receiveSlackNotifications)
    })
  }
}
