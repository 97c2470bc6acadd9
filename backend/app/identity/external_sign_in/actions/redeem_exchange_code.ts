import User from '#identity/users/models/user'
import { redeemToken } from '#identity/auth/repositories/one_time_tokens'
import { parseExchangePayload } from '#identity/auth/repositories/provider_sessions'
import type { ExternalProvider } from '#contract/identity/data/session'
import { inTransaction } from '#core/database/transactions/transaction'
import { exchangeCodeInvalid } from '#identity/external_sign_in/errors'
import { fromExchangeCode } from '#identity/external_sign_in/rules/exchange_code'

export interface ExternalSignIn {
  user: User
  method: ExternalProvider
  /** The session at the provider, hashed; null if it has told none. */
  providerSession: string | null
}

/** Redeems an exchange code. Of simultaneous calls only one succeeds. */
export default class RedeemExchangeCode {
  handle(code: string): Promise<ExternalSignIn> {
    return inTransaction(async (trx) => {
      const secret = fromExchangeCode(code)
      const redeemed = secret && (await redeemToken(trx, 'exchange_code', secret))
      const user = redeemed && (await User.find(redeemed.userId, { client: trx }))
      if (!user || !redeemed.payload) throw exchangeCodeInvalid()
      const { provider: method, providerSession } = parseExchangePayload(redeemed.payload)
      return { user, method, providerSession }
    })
  }
}
