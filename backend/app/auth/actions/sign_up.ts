import hash from '@adonisjs/core/services/hash'
import type { Language } from '#contract/rules/language'
import { emailKey, User } from '#accounts/public'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailExists } from '#auth/errors'
import { sendVerification } from '#auth/mails/send_verification'

export interface NewAccount {
  name: string
  email: string
  password: string
  language?: Language | null
  /** The address needs no proof. */
  verified?: boolean
}

/** Makes an account and asks, by mail, whether the address is theirs. The database decides who was first with it. */
export default class SignUp {
  async handle({ name, email, password, language = null, verified = false }: NewAccount): Promise<User> {
    const passwordHash = await hash.make(password)
    try {
      return await inTransaction(async (trx) => {
        const standing = { isAdmin: false, twoFaEnabled: false, avatarPath: null }
        const emailVerifiedAt = verified ? now() : null
        const user = await User.create(
          { name, email, emailKey: emailKey(email), passwordHash, language, emailVerifiedAt, ...standing },
          { client: trx },
        )
        if (!verified) await sendVerification(trx, user)
        return user
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}
