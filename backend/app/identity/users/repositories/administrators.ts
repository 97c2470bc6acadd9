import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { AppError } from '#core/http/errors/app_error'
import { now } from '#core/runtime/clock'
import User from '#identity/users/models/user'

/** Serializes changes of administrators: two simultaneous ones could otherwise each rely on the other. */
export function lockAdministrators(trx: TransactionClientContract): Promise<void> {
  return lockByName(trx, 'administrators')
}

/** Whether a user is an administrator who can sign in. */
export async function isAdministrator(trx: TransactionClientContract, id: string): Promise<boolean> {
  return (await administrators(trx).where('id', id).first()) !== null
}

/** Whether there is another administrator who can sign in. */
export async function hasOtherAdministrator(trx: TransactionClientContract, id: string): Promise<boolean> {
  return (await administrators(trx).whereNot('id', id).first()) !== null
}

function administrators(trx: TransactionClientContract) {
  return trx
    .from('users')
    .where('is_admin', true)
    .whereNull('closed_at')
    .whereNull('disabled_at')
    .select('id')
}

/** Locks a user. Throws USER_NOT_FOUND for unknown and closed accounts. */
export async function lockUser(trx: TransactionClientContract, id: string): Promise<User> {
  const user = await User.query({ client: trx }).where('id', id).whereNull('closedAt').forUpdate().first()
  if (!user) throw new AppError('USER_NOT_FOUND')
  return user
}

/** Grants a locked user the administrator role, or revokes it. */
export async function setAdministrator(user: User, isAdmin: boolean): Promise<void> {
  await user.merge({ isAdmin }).save()
}

/** Disables a locked user, or enables them again. */
export async function setDisabled(user: User, isDisabled: boolean): Promise<void> {
  await user.merge({ disabledAt: isDisabled ? now() : null }).save()
}

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
