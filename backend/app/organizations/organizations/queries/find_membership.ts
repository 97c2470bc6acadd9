import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/organizations/rules/role'
import { reader, readerOf } from '#core/database/sql/reader'
import { organizationNotFound } from '#organizations/organizations/errors'
import { organizationJoin } from '#organizations/organizations/queries/joins'

/** The membership of a user in an organization, with a role. */
export interface Membership {
  organizationId: string
  userId: string
  role: Role
}

const SELECT = `select memberships.role from memberships ${organizationJoin('memberships.organization_id', 'open')}
  where memberships.organization_id = ? and memberships.user_id = ?`

/** The membership of a user in an organization; null without one, or when the organization is deleted. */
export async function findMembership(
  userId: string,
  organizationId: string,
  trx?: TransactionClientContract,
): Promise<Membership | null> {
  const sql = trx === undefined ? reader() : readerOf(trx)
  const [row] = await sql.rows<{ role: Role }>(SELECT, [organizationId, userId])
  return row === undefined ? null : { organizationId, userId, role: row.role }
}

/** Like `findMembership`, but throws ORG_NOT_FOUND: non-members must not learn that the organization exists. */
export async function requireMembership(userId: string, organizationId: string): Promise<Membership> {
  const membership = await findMembership(userId, organizationId)
  if (!membership) throw organizationNotFound()
  return membership
}
