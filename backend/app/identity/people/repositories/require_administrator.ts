import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isAdministrator, lockAdministrators } from '#identity/users/repositories/administrators'
import { forbidden } from '#identity/people/errors'

/**
 * Makes sure that the actor of a change to users is still an administrator, and remains one until the transaction ends.
 * If two administrators revoke each other's role, the second is refused.
 */
export async function requireAdministrator(trx: TransactionClientContract, actorId: string): Promise<void> {
  await lockAdministrators(trx)
  if (!(await isAdministrator(trx, actorId))) throw forbidden()
}
