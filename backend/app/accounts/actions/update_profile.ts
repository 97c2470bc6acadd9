import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { emailKey, User } from '#users/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailExists, requireReauthentication, type Reauthentication } from '#auth/public'
import { requestEmailChange, setEmail } from '#accounts/repositories/email_changes'

interface UpdateProfileInput extends Reauthentication {
  name?: string
  email?: string
  language?: Language
}

/**
 * Updates a profile. Changing the email address requires reauthentication and notifies the old address; where SMTP is
 * configured, the new one has to be confirmed first.
 */
export default class UpdateProfile {
  async handle({ name, email, language, ...proof }: UpdateProfileInput): Promise<void> {
    const { user } = proof
    const changesEmail = email !== undefined && emailKey(email) !== user.emailKey
    if (changesEmail) await requireAvailable(email, proof)
    await rejectingUsedEmail(() =>
      inTransaction(async (trx) => {
        user.useTransaction(trx).merge({ ...(name !== undefined && { name }), ...(language && { language }) })
        if (email !== undefined && !changesEmail) user.merge({ email })
        await user.save()
        if (changesEmail) await changeEmail(trx, user, email)
      }),
    )
  }
}

function changeEmail(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  return env.smtpUrl === undefined ? setEmail(trx, user, email) : requestEmailChange(trx, user, email)
}

async function requireAvailable(email: string, proof: Reauthentication): Promise<void> {
  await requireReauthentication(proof)
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
