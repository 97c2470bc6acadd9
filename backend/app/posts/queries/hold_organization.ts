import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * One writer of posts at a time for an organization, until the transaction ends: slugs and repeated keys are
 * looked up in peace. Always taken before a post is, so that two writers never wait for each other.
 */
export async function holdOrganization(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('organizations').where('id', id).forUpdate().select('id')
}
