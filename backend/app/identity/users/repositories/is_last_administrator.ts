import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasOtherAdministrator, lockAdministrators } from '#identity/users/repositories/administrators'
import type User from '#identity/users/models/user'

/** Whether deleting this user would leave other users without an administrator who can sign in. */
export async function isLastAdministrator(
  trx: TransactionClientContract,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): Promise<boolean> {
  if (!isAdmin) return false
  await lockAdministrators(trx)
  if (await hasOtherAdministrator(trx, id)) return false
  return (await trx.from('users').whereNot('id', id).whereNull('closed_at').select('id').first()) !== null
}
