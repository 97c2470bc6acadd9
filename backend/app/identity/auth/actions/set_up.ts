import hash from '@adonisjs/core/services/hash'
import { hasUsers } from '#identity/users/queries/users'
import { insertUser } from '#identity/users/repositories/insert_user'
import type User from '#identity/users/models/user'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { inTransaction } from '#core/database/transactions/transaction'
import { setupClosed, setupTokenInvalid } from '#identity/auth/errors'
import { isSetupToken } from '#identity/auth/rules/setup_token'
import type { SignUpInput } from './sign_up.js'

export interface SetUpInput extends SignUpInput {
  token: string
}

/** Creates the first administrator of an empty installation. Of simultaneous requests only one succeeds. */
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
