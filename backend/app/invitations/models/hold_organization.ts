import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Holds an organization until the transaction ends: its invitations change one after the other, and none is sent
 * or accepted while it is being deleted. Null when it has been.
 */
export function holdOrganization(
  trx: TransactionClientContract,
  id: string,
): Promise<{ name: string } | null> {
  return trx.from('organizations').where('id', id).whereNull('deleted_at').forUpdate().select('name').first()
}
