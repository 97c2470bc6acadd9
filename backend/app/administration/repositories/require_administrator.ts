import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isAdministrator, lockAdministrators } from '#users/public'
import { forbidden } from '#administration/errors'

/**
 * Makes sure that the actor of a change of people is still an administrator, and remains it until the transaction ends.
 * Of two administrators who end each other's rights, the second is refused.
 */
export async function requireAdministrator(trx: TransactionClientContract, actorId: string): Promise<void> {
  await lockAdministrators(trx)
  if (!(await isAdministrator(trx, actorId))) throw forbidden()
}
