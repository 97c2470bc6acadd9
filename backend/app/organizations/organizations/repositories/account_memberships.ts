import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'
import { eraseJoinRequests } from '#organizations/domains/repositories/join_requests'
import { listRequestsOf, type OwnRequest } from '#organizations/domains/queries/list_requests_of'
import { soleOwner } from '#organizations/organizations/errors'
import { listMemberships, type MembershipRow } from '#organizations/organizations/queries/list_memberships'
import { eraseFromAudit } from '#organizations/organizations/repositories/audit_subjects'
import { lockSoleOwnedOrganizations } from '#organizations/organizations/repositories/lock_sole_owned_organizations'
import { deleteMemberships } from '#organizations/organizations/repositories/memberships'

/** The memberships of an account; an organization keeps an owner. */
export const accountMemberships: AccountPart = {
  files: (userId) => [
    ...tableFiles('organizations', organizationsOf(userId)),
    ...tableFiles('join-requests', requestsOf(userId)),
  ],
  async check(trx, user) {
    const owned = await lockSoleOwnedOrganizations(trx, user.id)
    if (owned.length > 0) throw soleOwner(owned.map(({ id, name }) => ({ id, name })))
  },
  async erase(trx, user) {
    await deleteMemberships(trx, user.id)
    await eraseJoinRequests(trx, user.id)
    await eraseFromAudit(trx, user)
  },
}

/** The organizations of a user. */
function organizationsOf(userId: string): Table<MembershipRow> {
  return {
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      slug: ({ slug }) => slug,
      role: ({ role }) => role,
      joinedAt: (row) => instantToIso(row.joined_at),
      receiveSlackNotifications: (row) => Boolean(row.receive_slack_notifications),
    },
    async *pages() {
      const memberships = await listMemberships(userId)
      if (memberships.length > 0) yield memberships
    },
  }
}

/** The requests of a user to join organizations. */
function requestsOf(userId: string): Table<OwnRequest> {
  return {
    columns: {
      id: (row) => row.id,
      organizationId: (row) => row.organization_id,
      organizationName: (row) => row.organization_name,
      createdAt: (row) => instantToIso(row.created_at),
      declinedAt: (row) => row.declined_at && instantToIso(row.declined_at),
    },
    async *pages() {
      const requests = await listRequestsOf(userId)
      if (requests.length > 0) yield requests
    },
  }
}
