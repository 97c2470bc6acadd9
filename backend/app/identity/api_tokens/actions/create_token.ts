import type { ApiScope } from '#contract/identity/rules/api_scope'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import TokenChanged from '#identity/api_tokens/events/token_changed'
import { apiTokenMail } from '#identity/api_tokens/mails/api_token_mail'
import { insertToken, type MadeToken } from '#identity/api_tokens/repositories/api_tokens'
import {
  requireReauthentication,
  type Reauthentication,
} from '#identity/auth/repositories/require_reauthentication'

interface CreateTokenInput extends Reauthentication {
  name: string
  scopes: readonly ApiScope[]
  days: number
}

/**
 * Makes a token of a person, who is notified by mail: it outlives the session, so a stolen session alone must not make
 * one.
 */
export default class CreateToken {
  async handle({ name, scopes, days, ...proof }: CreateTokenInput): Promise<MadeToken> {
    const { user } = proof
    await requireReauthentication(proof)
    return inTransaction(async (trx) => {
      const made = await insertToken(trx, { owner: { userId: user.id }, name, scopes, days })
      await queueMail(trx, user.email, apiTokenMail(user))
      afterCommit(trx, () => TokenChanged.dispatch('created', user.id, made.row.id))
      return made
    })
  }
}
