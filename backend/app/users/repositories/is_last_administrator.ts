import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#users/models/user'

/** Whether deleting this user would leave other users without an administrator. */
export async function isLastAdministrator(
  trx: TransactionClientContract,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): Promise<boolean> {
  if (!isAdmin) return false
  const others = await trx
    .from('users')
    .whereNot('id', id)
    .whereNull('closed_at')
    .orderBy('is_admin', 'desc')
    .select('is_admin')
    .first()
  return others !== null && !others.is_admin
}
