import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/rules/role'
import { organizationNotFound } from '#organizations/errors'

/** That a person belongs to an organization, and as what. */
export interface Membership {
  organizationId: string
  userId: string
  role: Role
}

/** The membership of a person in an organization that has not been deleted; null for a stranger. */
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

/** Like `findMembership`; for a stranger the organization does not exist. */
export async function requireMembership(userId: string, organizationId: string): Promise<Membership> {
  const membership = await findMembership(userId, organizationId)
  if (!membership) throw organizationNotFound()
  return membership
}
