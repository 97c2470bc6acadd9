import hash from '@adonisjs/core/services/hash'
import { emailKey, isEmpty, User } from '#accounts/public'
import { oneAtATime } from '#core/database/one_at_a_time'
import { inTransaction } from '#core/database/transaction'
import { setupClosed, setupTokenInvalid } from '#auth/errors'
import { isSetupToken } from '#auth/setup_token'
import type { NewAccount } from './sign_up.js'

/** Makes the first administrator of an empty installation. Of two who try at once one does. */
export default class SetUp {
  async handle({ token, ...account }: NewAccount & { token: string }): Promise<User> {
    if (!isSetupToken(token)) throw setupTokenInvalid()
    const passwordHash = await hash.make(account.password)
    return inTransaction(async (trx) => {
      await oneAtATime(trx, 'setup')
      if (!(await isEmpty(trx))) throw setupClosed()
      const { name, email, language = null } = account
      const standing = { isAdmin: true, twoFaEnabled: false, emailVerifiedAt: null, avatarPath: null }
      return User.create(
        { name, email, emailKey: emailKey(email), passwordHash, language, ...standing },
        { client: trx },
      )
    })
  }
}
