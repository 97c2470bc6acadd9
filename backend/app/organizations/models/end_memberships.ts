import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Takes a person out of all organizations and counts them no more, in the transaction of the caller. */
export async function endMemberships(trx: TransactionClientContract, userId: string): Promise<void> {
  const joined = trx.from('memberships').where('user_id', userId).select('organization_id')
  await trx.from('organizations').whereIn('id', joined).decrement('members_count', 1)
  await trx.from('memberships').where('user_id', userId).delete()
}
