import hash from '@adonisjs/core/services/hash'
import { hasUsers, insertUser, type User } from '#users/public'
import { lockByName } from '#core/database/advisory_lock'
import { inTransaction } from '#core/database/transaction'
import { setupClosed, setupTokenInvalid } from '#auth/errors'
import { isSetupToken } from '#auth/rules/setup_token'
import type { SignUpInput } from './sign_up.js'

export interface SetUpInput extends SignUpInput {
  token: string
}

/** Creates the first administrator of an empty installation. Of two simultaneous requests one succeeds. */
export default class SetUp {
  async handle({ token, ...account }: SetUpInput): Promise<User> {
    if (!isSetupToken(token)) throw setupTokenInvalid()
    const passwordHash = await hash.make(account.password)
    return inTransaction(async (trx) => {
      await lockByName(trx, 'setup')
      if (await hasUsers(trx)) throw setupClosed()
      const { name, email, language = null } = account
      return insertUser(trx, { name, email, passwordHash, language, emailVerifiedAt: null, isAdmin: true })
    })
  }
}
