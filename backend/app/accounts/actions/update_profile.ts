import env from '#start/env'
import { emailKey, User } from '#users/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { queueMail } from '#core/mail/outbox'
import { emailExists, issueToken, requirePassword } from '#auth/public'
import { newEmailMail, oldEmailMail } from '#accounts/mails/email_change_mail'

interface UpdateProfileInput {
  user: User
  name?: string
  email?: string
  language?: Language
  password?: string
}

/**
 * Updates a profile. Changing the email address requires the password and notifies the old address; where SMTP is
 * configured, the new one has to be confirmed first. Returns the unconfirmed address, or null.
 */
export default class UpdateProfile {
  async handle({ user, name, email, language, password }: UpdateProfileInput): Promise<string | null> {
    const changesEmail = email !== undefined && emailKey(email) !== user.emailKey
    if (changesEmail) await requireAvailable(email, password, user)
    const needsConfirmation = env.smtpUrl !== undefined
    return rejectingUsedEmail(() =>
      inTransaction(async (trx) => {
        user.useTransaction(trx).merge({ ...(name !== undefined && { name }), ...(language && { language }) })
        if (changesEmail) await queueMail(trx, user.email, oldEmailMail(user, email))
        if (email !== undefined && !(changesEmail && needsConfirmation)) {
          user.merge({ email, emailKey: emailKey(email), ...(changesEmail && { emailVerifiedAt: null }) })
        }
        await user.save()
        if (!changesEmail || !needsConfirmation) return null
        const token = await issueToken(trx, { userId: user.id, purpose: 'email_change', payload: email })
        const path = `/verify-email?token=${token}`
        await queueMail(trx, email, newEmailMail(user, path))
        return email
      }),
    )
  }
}

async function requireAvailable(email: string, password: string | undefined, user: User): Promise<void> {
  await requirePassword(user, password)
  if (await User.findByEmail(email)) throw emailExists()
}

async function rejectingUsedEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'email_key')) throw emailExists()
    throw error
  }
}
