export { joinOffers } from '#organizations/domains/transformers/join_transformer'
export { hasOpenInvitation } from '#organizations/invitations/queries/invitations'
export { default as AddMember } from '#organizations/organizations/actions/add_member'
export { default as CreateOrganization } from '#organizations/organizations/actions/create_organization'
export { authorizeMember } from '#organizations/organizations/http/authorize_member'
export { organizationCounts } from '#organizations/organizations/queries/organization_counts'
export { deletedOrganizations } from '#organizations/organizations/queries/deleted_organizations'
export {
  findMembership,
  isOfToken,
  type Membership,
} from '#organizations/organizations/queries/find_membership'
export { findPublicOrganization } from '#organizations/organizations/queries/find_organization'
export {
  hasWebhooks,
  membershipJoin,
  openMemberships,
  organizationJoin,
  roleJoin,
} from '#organizations/organizations/queries/joins'
export { listManagerIds, listManagersOf } from '#organizations/organizations/queries/joined_members'
export { listOrganizationIds } from '#organizations/organizations/queries/list_memberships'
export { firstOrganizations } from '#organizations/organizations/http/first_organizations'
export { listMembersByWord } from '#organizations/organizations/queries/list_members_by_word'
export { listReachableMembers } from '#organizations/organizations/queries/list_reachable_members'
export { joinNotifications, markOffWebhooksRead } from '#organizations/organizations/repositories/memberships'
export {
  lockOrganization,
  lockOrganizations,
  markHasWebhooks,
} from '#organizations/organizations/repositories/organizations'
export { recordAudit } from '#organizations/organizations/repositories/record_audit'
