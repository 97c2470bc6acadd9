import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { organizationNotFound } from '#organizations/errors'
import Organization from '#organizations/models/organization'

/**
 * Holds an organization until the transaction ends: its members, invitations and posts change one writer at a
 * time, and none of them while it is being deleted. Always the first thing such a writer locks: nobody can wait
 * for anybody in a circle.
 */
export async function holdOrganization(trx: TransactionClientContract, id: string): Promise<Organization> {
  const organization = await holdOrganizationIfAny(trx, id)
  if (!organization) throw organizationNotFound()
  return organization
}

/**
 * Like `holdOrganization`; null when it has been deleted meanwhile. Its key stays readable: whoever writes a row that
 * refers to an organization does not wait, so a writer of a post cannot wait for somebody who waits for the post.
 */
export function holdOrganizationIfAny(
  trx: TransactionClientContract,
  id: string,
): Promise<Organization | null> {
  const query = Organization.query({ client: trx }).where('id', id).whereNull('deletedAt')
  query.knexQuery.forNoKeyUpdate()
  return query.first()
}
