import type { Role } from '#contract/rules/role'
import { organizationNotFound } from '#organizations/errors'
import { organizations, type OrganizationRow } from './organization_row.js'

export type MemberOrganizationRow = OrganizationRow & { role: Role }

/** The organizations of a user, by name, with the user's role. */
export function listOrganizations(userId: string): Promise<MemberOrganizationRow[]> {
  return organizationsOf(userId).orderBy('name_key').orderBy('organizations.id')
}

/** One organization of a user. ORG_NOT_FOUND for non-members. */
export async function requireOrganization(userId: string, id: string): Promise<MemberOrganizationRow> {
  const row: MemberOrganizationRow | null = await organizationsOf(userId)
    .where('organizations.id', id)
    .first()
  if (!row) throw organizationNotFound()
  return row
}

function organizationsOf(userId: string) {
  return organizations()
    .innerJoin('memberships', 'memberships.organization_id', 'organizations.id')
    .where('memberships.user_id', userId)
    .select('memberships.role')
}
