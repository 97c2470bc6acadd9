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

/** Like `holdOrganization`; null when it has been deleted meanwhile. */
export function holdOrganizationIfAny(
  trx: TransactionClientContract,
  id: string,
): Promise<Organization | null> {
  return Organization.query({ client: trx }).where('id', id).whereNull('deletedAt').forUpdate().first()
}
