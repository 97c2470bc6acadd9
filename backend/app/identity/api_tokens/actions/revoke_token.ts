import { AppError } from '#core/http/errors/app_error'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import TokenChanged from '#identity/api_tokens/events/token_changed'
import { deleteToken } from '#identity/api_tokens/repositories/api_tokens'

/** Revokes a token of a person. NOT_FOUND for tokens of others. */
export default class RevokeToken {
  handle(userId: string, id: string): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await deleteToken(trx, { userId }, id)) === null) throw new AppError('NOT_FOUND')
      afterCommit(trx, () => TokenChanged.dispatch('revoked', userId, id))
      await completeAction(trx)
    })
  }
}
