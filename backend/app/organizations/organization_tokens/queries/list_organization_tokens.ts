import db from '@adonisjs/lucid/services/db'
import type { OrganizationToken } from '#contract/identity/data/api_token'
import { forTokenOwner, OrganizationTokens } from '#identity/public'

/** The tokens of an organization, newest first, and whether who made each is still a member. */
export async function listOrganizationTokens(organizationId: string): Promise<OrganizationToken[]> {
  const rows = await new OrganizationTokens(organizationId).list()
  const makers = rows.flatMap(({ maker_id: id }) => (id === null ? [] : [id]))
  const members = await membersAmong(organizationId, makers)
  return rows.map(({ maker_id: id, maker_name: name, ...token }) => ({
    ...forTokenOwner(token),
    createdBy: id === null || name === null ? null : { id, name, isMember: members.has(id) },
  }))
}

async function membersAmong(organizationId: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows: { user_id: string }[] = await db
    .from('memberships')
    .where('organization_id', organizationId)
    .whereIn('user_id', [...new Set(userIds)])
    .select('user_id')
  return new Set(rows.map(({ user_id: id }) => id))
}
