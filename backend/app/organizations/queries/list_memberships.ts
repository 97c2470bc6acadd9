import db from '@adonisjs/lucid/services/db'
import type { Role } from '#contract/rules/role'

/** A membership with its organization's name. */
export interface MembershipRow {
  id: string
  name: string
  slug: string
  role: Role
  joined_at: string
  receive_slack_notifications: boolean | number
}

/** The memberships of a user, by organization name. */
export function listMemberships(userId: string): Promise<MembershipRow[]> {
  return db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', userId)
    .whereNull('organizations.deleted_at')
    .orderBy('organizations.name_key')
    .orderBy('organizations.id')
    .select('organizations.id', 'organizations.name', 'organizations.slug')
    .select('memberships.role', 'memberships.joined_at', 'memberships.receive_slack_notifications')
}
