import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ends every invitation of an organization, in the transaction of a caller who holds it. */
export async function dropInvitations(trx: TransactionClientContract, organizationId: string): Promise<void> {
  await trx.from('invitations').where('organization_id', organizationId).delete()
}
