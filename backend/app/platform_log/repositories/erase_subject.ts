import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Removes the name of a user from the platform log. What was decided stays. */
export async function eraseFromPlatformLog(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('platform_log_entries').where('target_id', userId).update({ subject: '' })
}
