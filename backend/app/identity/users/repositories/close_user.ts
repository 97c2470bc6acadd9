import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import type User from '#identity/users/models/user'

/**
 * Closes an account whose content is about to be deleted: removes all personal data from it, and releases the email
 * address. `deleteUser` deletes the account later.
 */
export async function closeUser(trx: TransactionClientContract, user: User): Promise<void> {
  const nothing = { name: '', email: '', passwordHash: null, avatarPath: null, language: null }
  await user
    .useTransaction(trx)
    .merge({ ...nothing, emailKey: `closed ${user.id}`, isAdmin: false, closedAt: now() })
    .save()
}

/** Deletes a closed account. */
export async function deleteUser(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('users').where('id', id).whereNotNull('closed_at').delete()
}
