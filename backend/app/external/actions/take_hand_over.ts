import { User } from '#accounts/public'
import { redeemToken } from '#auth/public'
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/data/session'
import { inTransaction } from '#core/database/transaction'
import { handOverInvalid } from '#external/errors'
import { fromCode } from '#external/hand_over_code'

/** Who handed over, and how they had come. */
export interface HandedOver {
  user: User
  way: ExternalProvider
}

/** Uses a hand-over code up. Of any number who try at once one gets the person. */
export default class TakeHandOver {
  handle(code: string): Promise<HandedOver> {
    return inTransaction(async (trx) => {
      const secret = fromCode(code)
      const redeemed = secret && (await redeemToken(trx, 'hand_over', secret))
      const user = redeemed && (await User.find(redeemed.userId, { client: trx }))
      const way = redeemed && EXTERNAL_PROVIDERS.find((provider) => provider === redeemed.payload)
      if (!user || !way) throw handOverInvalid()
      return { user, way }
    })
  }
}
