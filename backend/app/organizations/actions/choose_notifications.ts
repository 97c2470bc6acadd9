import db from '@adonisjs/lucid/services/db'
import { chatNotConnected } from '#organizations/errors'
import type { Membership } from '#organizations/queries/find_membership'
import { hasChat } from '#organizations/rules/has_chat'

/** Says whether a member wants to hear of an organization's posts in its chat. */
export default class ChooseNotifications {
  async handle({ organizationId, userId }: Membership, wanted: boolean): Promise<void> {
    if (!hasChat({ id: organizationId })) throw chatNotConnected()
    await db
      .from('memberships')
      .where({ organization_id: organizationId, user_id: userId })
      .update({ receive_slack_notifications: wanted })
  }
}
