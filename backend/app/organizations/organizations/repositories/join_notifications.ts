import { memberNotifications } from '#organizations/organizations/queries/joined_members'
import { markJoinsRead } from '#organizations/organizations/repositories/memberships'

/** The notifications of new members: their rows, and how they are marked as read. */
export const joinNotifications = { rows: memberNotifications, markRead: markJoinsRead }
