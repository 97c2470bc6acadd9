import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#users/public'
import { deleteTokens, endAccess } from '#auth/public'
import { deleteSecondFactor } from '#two_factor/public'
import { deleteIdentities } from '#external_sign_in/repositories/identities'

/**
 * Removes what was set up in an account whose address nobody has confirmed, for the owner of that address: second
 * factor, identities, sessions, pending access and links to addresses the account had before. The caller replaces the
 * password.
 */
export async function removeUnprovenAccess(trx: TransactionClientContract, user: User): Promise<void> {
  if (user.twoFaEnabled) await deleteSecondFactor(trx, user, {})
  await deleteTokens(trx, user.id, 'email_change_cancel')
  await removeOtherAccess(trx, user)
}

/**
 * Removes identities, sessions and pending access of an account whose address was confirmed. The second factor stays, as
 * after a reset, and links to earlier addresses, whose owner may be the one who was robbed. The caller replaces the
 * password.
 */
export async function removeOtherAccess(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await deleteIdentities(trx, id)
  await endAccess(trx, id)
}
