import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/organizations/rules/role'
import { reader, readerOf } from '#core/database/sql/reader'
import { organizationNotFound } from '#organizations/organizations/errors'
import { roleJoin } from '#organizations/organizations/queries/joins'

/**
 * The membership of a user in an organization, with a role. To an API token of the organization, `userId` is the
 * organization itself.
 */
export interface Membership {
  organizationId: string
  userId: string
  role: Role
}

const SELECT = `select memberships.role from organizations ${roleJoin('organizations.id')}
  where organizations.id = ? and organizations.deleted_at is null`

/** The membership of a user in an organization; null without one, or when the organization is deleted. */
export async function findMembership(
  userId: string,
  organizationId: string,
  trx?: TransactionClientContract,
): Promise<Membership | null> {
  const sql = trx === undefined ? reader() : readerOf(trx)
  const [row] = await sql.rows<{ role: Role }>(SELECT, [userId, userId, organizationId])
  return row === undefined ? null : { organizationId, userId, role: row.role }
}

/** Whether a membership is that of an API token of the organization. */
export const isOfToken = ({ organizationId, userId }: Omit<Membership, 'role'>): boolean =>
  organizationId === userId

/** Like `findMembership`, but throws ORG_NOT_FOUND: non-members must not learn that the organization exists. */
export async function requireMembership(userId: string, organizationId: string): Promise<Membership> {
  const membership = await findMembership(userId, organizationId)
  if (!membership) throw organizationNotFound()
  return membership
}
