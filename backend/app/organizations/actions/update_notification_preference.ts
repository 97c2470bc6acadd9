import { inTransaction } from '#core/database/transaction'
import { chatNotConnected } from '#organizations/errors'
import type { Membership } from '#organizations/queries/find_membership'
import { updateNotificationPreference } from '#organizations/repositories/memberships'
import { lockOrganization } from '#organizations/repositories/organizations'

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
