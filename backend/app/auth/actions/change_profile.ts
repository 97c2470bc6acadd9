import env from '#start/env'
import { emailKey, User } from '#accounts/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { postLetter } from '#core/mail/outbox'
import { emailExists } from '#auth/errors'
import { accountLetter } from '#auth/mails/account_letter'
import { requirePassword } from '#auth/passwords/require_password'
import { issueToken } from '#auth/tokens/one_time_tokens'

interface Change {
  user: User
  name?: string
  email?: string
  language?: Language
  password?: string
}

/**
 * Changes what a person says about themselves. Another e-mail address asks for the password, and the old one is told;
 * where mail works, the new one has to be confirmed first. Returns the address that waits for that.
 */
export default class ChangeProfile {
  async handle({ user, name, email, language, password }: Change): Promise<string | null> {
    const moves = email !== undefined && emailKey(email) !== user.emailKey
    if (moves) await requireFree(email, password, user)
    const confirms = env.smtpUrl !== undefined
    return keepingUnique(() =>
      inTransaction(async (trx) => {
        user.useTransaction(trx).merge({ ...(name !== undefined && { name }), ...(language && { language }) })
        if (moves) await postLetter(trx, user.email, accountLetter({ kind: 'oldEmail', user, email }))
        if (email !== undefined && !(moves && confirms)) {
          user.merge({ email, emailKey: emailKey(email), ...(moves && { emailVerifiedAt: null }) })
        }
        await user.save()
        if (!moves || !confirms) return null
        const token = await issueToken(trx, { userId: user.id, purpose: 'email_change', payload: email })
        const path = `/verify-email?token=${token}`
        await postLetter(trx, email, accountLetter({ kind: 'newEmail', user, path }))
        return email
      }),
    )
  }
}

async function requireFree(email: string, password: string | undefined, user: User): Promise<void> {
  await requirePassword(user, password)
  if (await User.findByEmail(email)) throw emailExists()
}

async function keepingUnique<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'email_key')) throw emailExists()
    throw error
  }
}
