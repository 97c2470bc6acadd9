import type { NotificationPreference } from '#contract/identity/data/profile'
import type { MembershipRow } from '#organizations/organizations/queries/list_memberships'

/** The notification preference of a membership, for the member. */
export function forOwner(row: MembershipRow): NotificationPreference {
  return {
    organizationId: row.id,
    organizationName: row.name,
    organizationSlug: row.slug,
    hasSlackIntegration: row.slack_team_name !== null,
    receiveSlackNotifications: Boolean(row.receive_slack_notifications),
  }
}
