import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { lockByName, shareByName } from '#core/database/transactions/advisory_lock'
import { AppError } from '#core/http/errors/app_error'
import { now } from '#core/runtime/clock'
import User, { type DisabledBy } from '#identity/users/models/user'

const LOCK = 'administrators'

/** Serializes changes of administrators: two simultaneous ones could otherwise each rely on the other. */
export function lockAdministrators(trx: TransactionClientContract): Promise<void> {
  return lockByName(trx, LOCK)
}

/** Whether there is an administrator who can sign in: the installation is set up. */
export async function hasAdministrator(client: TransactionClientContract | typeof db = db): Promise<boolean> {
  return (await administrators(client).first()) !== null
}

/**
 * Throws SETUP_REQUIRED without an administrator. Until the transaction ends, the last one cannot leave; sign-ups do not
 * wait for each other.
 */
export async function requireSetUp(trx: TransactionClientContract): Promise<void> {
  await shareByName(trx, LOCK)
  if (!(await hasAdministrator(trx))) throw new AppError('SETUP_REQUIRED')
}

/** Whether a user is an administrator who can sign in. */
export async function isAdministrator(trx: TransactionClientContract, id: string): Promise<boolean> {
  return (await administrators(trx).where('id', id).first()) !== null
}

/** Whether there is another administrator who can sign in. */
export async function hasOtherAdministrator(trx: TransactionClientContract, id: string): Promise<boolean> {
  return (await administrators(trx).whereNot('id', id).first()) !== null
}

function administrators(client: TransactionClientContract | typeof db) {
  return client
    .from('users')
    .whereRaw('is_admin')
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

/** Disables a locked user, or enables them again with null. */
export async function setDisabled(user: User, by: DisabledBy | null): Promise<void> {
  await user.merge({ disabledAt: by === null ? null : now(), disabledBy: by }).save()
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
