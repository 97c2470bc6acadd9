import db from '@adonisjs/lucid/services/db'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import type { Role } from '#contract/organizations/rules/role'

/** A membership with its organization's name. */
export interface MembershipRow {
  id: string
  name: string
  slug: string
  slack_team_name: string | null
  role: Role
  joined_at: string
  receive_slack_notifications: boolean | number
}

/** All memberships of a user, by organization name. */
export function listMemberships(userId: string): Promise<MembershipRow[]> {
  return membershipsOf(userId)
}

/** A page of these memberships. */
export function pageOfMemberships(userId: string, page: PageRequest) {
  return pageOf<MembershipRow>(membershipsOf(userId), page)
}

/** One of these memberships; null when the user is no longer a member. */
export function findPreference(userId: string, organizationId: string): Promise<MembershipRow | null> {
  return membershipsOf(userId).where('organizations.id', organizationId).first()
}

function membershipsOf(userId: string) {
  return db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', userId)
    .whereNull('organizations.deleted_at')
    .orderBy('organizations.name_key')
    .orderBy('organizations.id')
    .select('organizations.id', 'organizations.name', 'organizations.slug')
    .select('organizations.slack_team_name')
    .select('memberships.role', 'memberships.joined_at', 'memberships.receive_slack_notifications')
}

/** The ids of the organizations of each user. */
export async function listOrganizationIds(userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows: { user_id: string; id: string }[] = await db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .whereIn('memberships.user_id', [...userIds])
    .whereNull('organizations.deleted_at')
    .select('memberships.user_id', 'organizations.id')
  const byMember = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(userIds.map((userId) => [userId, byMember.get(userId)?.map(({ id }) => id) ?? []]))
}
