import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#accounts/models/user'

/** Whether the other people would be left without an administrator if this one went. */
export async function isLastAdministrator(
  trx: TransactionClientContract,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): Promise<boolean> {
  if (!isAdmin) return false
  const others = await trx
    .from('users')
    .whereNot('id', id)
    .orderBy('is_admin', 'desc')
    .select('is_admin')
    .first()
  return others !== null && !others.is_admin
}
