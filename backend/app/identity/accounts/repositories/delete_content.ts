import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction } from '#core/database/transactions/transaction'
import { deleteUser } from '#identity/users/repositories/close_user'
import { accountParts } from '#identity/accounts/repositories/account_parts'

/** Posts, or posts with comments of the user, per transaction. */
const BATCH_SIZE = 10

/**
 * Deletes the content of a closed account, and finally the account. Each batch has its own transaction, so that other
 * requests are served in between. Stops after `batches`; true when everything is deleted. Can be run again after an
 * interruption.
 */
export async function deleteContent(userId: string, batches = Infinity): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    if (await deleteBatch(userId)) return true
    await nextTurn()
  }
  return false
}

function deleteBatch(userId: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    for (const { deleteContent: remove } of accountParts())
      if (((await remove?.(trx, userId, BATCH_SIZE)) ?? 0) > 0) return false
    await deleteUser(trx, userId)
    return true
  })
}
