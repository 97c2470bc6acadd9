import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/http/errors/app_error'
import { isPasswordSignInOn } from '#identity/installation/repositories/password_sign_in'
import { offeredProviders } from '#identity/external_sign_in/queries/offered_providers'

/**
 * Throws PASSWORD_SIGN_IN_NEEDED if people may not sign in with a password, and no administrator has signed in with a
 * provider that is offered. The settings of the installation have to be locked.
 */
export async function requireAdministratorSignIn(trx: TransactionClientContract): Promise<void> {
  if (await isPasswordSignInOn(trx)) return
  const offered = (await offeredProviders(trx)).map(({ provider }) => provider)
  const administrator = await trx
    .from('identities')
    .join('users', 'users.id', 'identities.user_id')
    .whereIn('identities.provider', offered)
    .whereRaw('users.is_admin')
    .whereNull('users.closed_at')
    .whereNull('users.disabled_at')
    .select('users.id')
    .first()
  if (administrator === null) throw new AppError('PASSWORD_SIGN_IN_NEEDED')
}
