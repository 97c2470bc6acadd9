import { User } from '#users/public'
import { redeemToken } from '#auth/public'
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/data/session'
import { inTransaction } from '#core/database/transaction'
import { exchangeCodeInvalid } from '#external_sign_in/errors'
import { fromExchangeCode } from '#external_sign_in/rules/exchange_code'

export interface ExternalSignIn {
  user: User
  method: ExternalProvider
}

/** Redeems an exchange code. Of simultaneous calls one succeeds. */
export default class RedeemExchangeCode {
  handle(code: string): Promise<ExternalSignIn> {
    return inTransaction(async (trx) => {
      const secret = fromExchangeCode(code)
      const redeemed = secret && (await redeemToken(trx, 'exchange_code', secret))
      const user = redeemed && (await User.find(redeemed.userId, { client: trx }))
      const method = redeemed && EXTERNAL_PROVIDERS.find((provider) => provider === redeemed.payload)
      if (!user || !method) throw exchangeCodeInvalid()
      return { user, method }
    })
  }
}
