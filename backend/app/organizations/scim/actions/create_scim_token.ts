import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { AppError } from '#core/http/errors/app_error'
import { isAdministrator, requireReauthentication } from '#identity/public'
import { insertToken } from '#organizations/scim/repositories/scim_tokens'

/**
 * Makes a token for the directory, which may change every account that it provisions: the administrator proves their
 * identity. A day later it is the only one.
 */
export default class CreateScimToken {
  async handle(proof: Parameters<typeof requireReauthentication>[0]): Promise<string> {
    const actorId = proof.user.id
    await requireReauthentication(proof)
    return inTransaction(async (trx) => {
      if (!(await isAdministrator(trx, actorId))) throw new AppError('FORBIDDEN')
      const token = await insertToken(trx, actorId)
      await recordDecision(trx, {
        actorId,
        action: 'scim.token_created',
        targetId: null,
        subject: `…${token.slice(-4)}`,
      })
      return token
    })
  }
}
