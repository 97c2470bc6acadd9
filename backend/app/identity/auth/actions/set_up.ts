import hash from '@adonisjs/core/services/hash'
import { hasAdministrator, lockAdministrators } from '#identity/users/repositories/administrators'
import { insertUser } from '#identity/users/repositories/insert_user'
import type User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { emailExists, setupClosed, setupTokenInvalid } from '#identity/auth/errors'
import { isSetupToken } from '#identity/auth/rules/setup_token'
import type { SignUpInput } from './sign_up.js'

export interface SetUpInput extends Omit<SignUpInput, 'invitation'> {
  token: string
}

/** Creates the first administrator of an installation. Of simultaneous requests only one succeeds. */
export default class SetUp {
  async handle({ token, ...account }: SetUpInput): Promise<User> {
    if (!isSetupToken(token)) throw setupTokenInvalid()
    const passwordHash = await hash.make(account.password)
    try {
      return await inTransaction(async (trx) => {
        await lockAdministrators(trx)
        if (await hasAdministrator(trx)) throw setupClosed()
        const { name, email, language = null } = account
        const user = { name, email, passwordHash, language, emailVerifiedAt: null }
        return insertUser(trx, { ...user, isAdmin: true, by: 'operator' })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}
