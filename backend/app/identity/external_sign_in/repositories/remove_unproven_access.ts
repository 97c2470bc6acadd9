import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { deleteTokens } from '#identity/auth/repositories/one_time_tokens'
import { endAccess } from '#identity/auth/repositories/end_access'
import { deleteSecondFactor } from '#identity/two_factor/repositories/delete_second_factor'
import { deleteIdentities } from '#identity/external_sign_in/repositories/identities'

/**
 * Removes all access to an account whose address was never confirmed, for the owner of that address: second factor,
 * identities, sessions, pending access and links to earlier addresses of the account. The caller replaces the password.
 */
export async function removeUnprovenAccess(trx: TransactionClientContract, user: User): Promise<void> {
  if (user.twoFaEnabled) await deleteSecondFactor(trx, user, {})
  await deleteTokens(trx, user.id, 'email_change_cancel')
  await removeOtherAccess(trx, user)
}

/**
 * Removes identities, sessions and pending access of an account with a confirmed address. The second factor is kept, as
 * after a reset; links to earlier addresses too, because their owner may be the victim of a takeover. The caller
 * replaces the password.
 */
export async function removeOtherAccess(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await deleteIdentities(trx, id)
  await endAccess(trx, id)
}
