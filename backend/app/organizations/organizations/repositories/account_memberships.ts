import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'
import { soleOwner } from '#organizations/organizations/errors'
import { listMemberships, type MembershipRow } from '#organizations/organizations/queries/list_memberships'
import { eraseFromAudit } from '#organizations/organizations/repositories/audit_subjects'
import { lockSoleOwnedOrganizations } from '#organizations/organizations/repositories/lock_sole_owned_organizations'
import { deleteMemberships } from '#organizations/organizations/repositories/memberships'

/** The memberships of an account; an organization keeps an owner. */
export const accountMemberships: AccountPart = {
  files: (userId) => tableFiles('organizations', organizationsOf(userId)),
  async check(trx, user) {
    const owned = await lockSoleOwnedOrganizations(trx, user.id)
    if (owned.length > 0) throw soleOwner(owned.map(({ id, name }) => ({ id, name })))
  },
  async erase(trx, user) {
    await deleteMemberships(trx, user.id)
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
