import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { AppError } from '#core/http/errors/app_error'
import { isAdministrator } from '#identity/public'
import { scimTokenNotFound } from '#organizations/scim/errors'
import { deleteToken } from '#organizations/scim/repositories/scim_tokens'

/** Revokes a token of the directory at once. */
export default class RevokeScimToken {
  handle(id: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await isAdministrator(trx, actorId))) throw new AppError('FORBIDDEN')
      const hint = await deleteToken(trx, id)
      if (hint === null) throw scimTokenNotFound()
      await recordDecision(trx, {
        actorId,
        action: 'scim.token_revoked',
        targetId: null,
        subject: `…${hint}`,
      })
      await completeAction(trx)
    })
  }
}
