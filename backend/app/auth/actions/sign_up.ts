import hash from '@adonisjs/core/services/hash'
import { emailKey, User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailExists } from '#auth/errors'

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** Makes an account. The database decides who was first with an e-mail address. */
export default class SignUp {
  async handle({ name, email, password }: NewAccount): Promise<User> {
    const passwordHash = await hash.make(password)
    try {
      return await inTransaction((trx) => {
        const standing = { language: null, isAdmin: false, twoFaEnabled: false }
        return User.create(
          { name, email, emailKey: emailKey(email), passwordHash, ...standing },
          { client: trx },
        )
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}
