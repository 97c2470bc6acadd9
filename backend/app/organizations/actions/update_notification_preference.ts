import { inTransaction } from '#core/database/transaction'
import { chatNotConnected } from '#organizations/errors'
import type { Membership } from '#organizations/queries/find_membership'
import { updateNotificationPreference } from '#organizations/repositories/memberships'
import { hasChat } from '#organizations/rules/has_chat'

/** Sets whether a member is notified of the organization's posts in its chat. */
export default class UpdateNotificationPreference {
  async handle(membership: Membership, receiveSlackNotifications: boolean): Promise<void> {
    if (!hasChat({ id: membership.organizationId })) throw chatNotConnected()
    await inTransaction((trx) => updateNotificationPreference(trx, membership, receiveSlackNotifications))
  }
}
