import type { NotificationPreference } from '#contract/identity/data/profile'
import type { Organization, OrganizationAbilities } from '#contract/organizations/data/organization'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { may } from '#contract/organizations/rules/abilities'
import type { Role } from '#contract/organizations/rules/role'
import { instantToIso } from '#core/database/rows/instant'
import type { MemberOrganizationRow } from '#organizations/organizations/queries/list_organizations'
import type { MembershipRow } from '#organizations/organizations/queries/list_memberships'

/** An organization, as its members see it. */
export function forMember(row: MemberOrganizationRow): Organization {
  return {
    ...publicOrganization(row),
    publicShareMessage: row.public_share_message,
    slackShareMessage: row.slack_share_message,
    slackTeamName: row.slack_team_name,
    copiersVisible: Boolean(row.copiers_visible),
    copiesPerPost: row.copies_per_post,
    postWindowHours: row.post_window_hours,
    importantPerWeek: row.important_per_week,
    isPaced: Boolean(row.is_paced),
    reminderShare: row.reminder_share,
    inactivityWeeks: row.inactivity_weeks,
    isReviewed: row.public_reviewed_at !== null,
    postsCount: row.posts_count,
    membersCount: row.members_count,
    role: row.role,
    createdAt: instantToIso(row.created_at),
    updatedAt: instantToIso(row.updated_at),
    can: abilitiesOf(row.role),
  }
}

const abilitiesOf = (role: Role): OrganizationAbilities => ({
  createPost: may(role, 'createPost'),
  update: may(role, 'update'),
  readAudit: may(role, 'readAudit'),
  manageMembers: may(role, 'manageMembers'),
  manageRoles: may(role, 'manageRoles'),
  delete: may(role, 'delete'),
})

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
