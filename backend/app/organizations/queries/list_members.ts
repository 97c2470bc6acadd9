import db from '@adonisjs/lucid/services/db'
import type { Role } from '#contract/rules/role'

export interface MemberRow {
  id: string
  name: string
  email: string
  role: Role
  joined_at: string
}

/** The members of an organization, in the order they came. */
export function listMembers(organizationId: string): Promise<MemberRow[]> {
  return db
    .from('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.organization_id', organizationId)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.id')
    .select('users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.joined_at')
}
