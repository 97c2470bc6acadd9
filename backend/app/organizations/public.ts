export { default as AddMember } from './actions/add_member.js'
export { default as CreateOrganization } from './actions/create_organization.js'
export { default as RemoveMember } from './actions/remove_member.js'
export { authorizeMember } from './http/authorize_member.js'
export { purgeOldAudit } from './jobs/purge_old_audit.js'
export { countAllPosts } from './queries/count_all_posts.js'
export { countOrganizations } from './queries/count_organizations.js'
export { deletedOrganizations } from './queries/deleted_organizations.js'
export { findMembership, requireMembership, type Membership } from './queries/find_membership.js'
export { findOrganizationBySlug, findPublicOrganization } from './queries/find_organization.js'
export { membershipJoin, openMemberships, openOrganizationJoin, organizationJoin } from './queries/joins.js'
export { listDeletedOrganizations } from './queries/list_deleted_organizations.js'
export {
  listMemberOrganizationIds,
  listOrganizationIdsByMember,
} from './queries/list_member_organization_ids.js'
export { listMembersByWord } from './queries/list_members_by_word.js'
export { listReachableMembers, type ReachableMember } from './queries/list_reachable_members.js'
export { listMemberships, type MembershipRow } from './queries/list_memberships.js'
export { organizationMetrics } from './queries/organization_metrics.js'
export { organizationCounts } from './queries/organization_counts.js'
export { lockRoster } from './repositories/lock_roster.js'
export { lockSoleOwnedOrganizations } from './repositories/lock_sole_owned_organizations.js'
export { deleteMemberships, insertMembership } from './repositories/memberships.js'
export {
  lockOpenOrganization,
  lockOrganization,
  lockOrganizationIfExists,
  lockOrganizations,
  markOrganizationDeleted,
  markReviewed,
  purgeOrganization,
  setSlackTeamName,
  updatePostsCount,
} from './repositories/organizations.js'
export { assignSubject, eraseFromAudit } from './repositories/audit_subjects.js'
export { reserveNames } from './repositories/reserved_names.js'
export { recordAudit } from './repositories/record_audit.js'
export { may } from './rules/abilities.js'
export { forVisitor } from './transformers/organization_transformer.js'
export { recountMembers, recountPostsOf } from './repositories/recount.js'
export { isActiveMember } from '#organizations/queries/is_active_member'
