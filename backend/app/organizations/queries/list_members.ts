import db from '@adonisjs/lucid/services/db'
import { personJoin } from '#users/public'
import type { Role } from '#contract/rules/role'

export interface MemberRow {
  id: string
  name: string
  email: string
  role: Role
  joined_at: string
}

/** The members of an organization in the order they joined. */
export function listMembers(organizationId: string): Promise<MemberRow[]> {
  return db
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.id')
    .select('users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.joined_at')
}
