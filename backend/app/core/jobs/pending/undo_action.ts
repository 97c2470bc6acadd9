import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { deletePendingAction } from './pending_actions.js'

/** Undoes an action of a user that is not carried out yet. UNDO_TOO_LATE. */
export function undoAction(action: { id: string; userId: string }): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await deletePendingAction(trx, action))) throw new AppError('UNDO_TOO_LATE')
    await completeAction(trx)
  })
}
