import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/rules/role'
import { organizationNotFound } from '#organizations/errors'

/** That a user belongs to an organization, with a role. */
export interface Membership {
  organizationId: string
  userId: string
  role: Role
}

/** The membership of a user in an organization; null without one, or when the organization is deleted. */
export async function findMembership(
  userId: string,
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<Membership | null> {
  const row: { role: Role } | null = await client
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.organization_id', organizationId)
    .where('memberships.user_id', userId)
    .whereNull('organizations.deleted_at')
    .select('memberships.role')
    .first()
  return row && { organizationId, userId, role: row.role }
}

/** Like `findMembership`, but throws ORG_NOT_FOUND: the organization does not exist for non-members. */
export async function requireMembership(userId: string, organizationId: string): Promise<Membership> {
  const membership = await findMembership(userId, organizationId)
  if (!membership) throw organizationNotFound()
  return membership
}
