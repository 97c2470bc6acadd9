import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { containing } from '#core/database/search/text_match'
import type { Role } from '#contract/organizations/rules/role'
import { organizationNotFound } from '#organizations/organizations/errors'
import { nameKey } from '#organizations/organizations/rules/same_name'
import { roleJoin } from './joins.js'
import { organizations, type OrganizationRow } from './organization_row.js'

export type MemberOrganizationRow = OrganizationRow & { role: Role }

/** A page of the organizations of a user whose name contains a text, by name, with the user's role. */
export function listOrganizations(userId: string, search: string, page: PageRequest) {
  const found = organizationsByName(userId).if(search, (query) =>
    query.whereRaw(`name_key like ? escape '!'`, [containing(nameKey(search))]),
  )
  return pageOf<MemberOrganizationRow>(found, page)
}

/** One organization of a user. ORG_NOT_FOUND for non-members. */
export async function requireOrganization(userId: string, id: string): Promise<MemberOrganizationRow> {
  const row: MemberOrganizationRow | null = await organizationsOf(userId)
    .where('organizations.id', id)
    .first()
  if (!row) throw organizationNotFound()
  return row
}

/** A query for the organizations of a user by name, with the user's role. */
export const organizationsByName = (userId: string) =>
  organizationsOf(userId).orderBy('name_key').orderBy('organizations.id')

function organizationsOf(userId: string) {
  return organizations().joinRaw(roleJoin('organizations.id'), [userId, userId]).select('memberships.role')
}
