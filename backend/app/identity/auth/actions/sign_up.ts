import hash from '@adonisjs/core/services/hash'
import type { Language } from '#contract/core/rules/language'
import { insertUser, type SignUpBy } from '#identity/users/repositories/insert_user'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { emailExists } from '#identity/auth/errors'
import { sendVerification } from '#identity/auth/mails/auth_mail'

export interface SignUpInput {
  name: string
  email: string
  password: string
  language?: Language | null
  /** The token of an invitation or of an invite link. */
  invitation?: string
}

interface OperatorSignUpInput extends SignUpInput {
  /** Whether the operator makes the account: its address counts as verified. */
  byOperator?: boolean
  /** Makes an administrator of the installation, which needs no other. */
  isAdmin?: boolean
}

/** Creates a user and sends a verification mail. A unique index decides between simultaneous sign-ups. */
export default class SignUp {
  async handle(input: OperatorSignUpInput): Promise<User> {
    const { name, email, password, language = null, invitation = null, byOperator = false, isAdmin } = input
    const by: SignUpBy = byOperator ? 'operator' : { way: 'passwords', invitation }
    if (!byOperator) await requirePasswordSignIn()
    const passwordHash = await hash.make(password)
    try {
      return await inTransaction(async (trx) => {
        const emailVerifiedAt = byOperator ? now() : null
        const user = await insertUser(trx, {
          name,
          email,
          passwordHash,
          language,
          emailVerifiedAt,
          isAdmin,
          by,
        })
        if (!byOperator) await sendVerification(trx, user)
        return user
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}
