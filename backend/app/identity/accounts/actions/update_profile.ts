import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type User from '#identity/users/models/user'
import type { Language } from '#contract/core/rules/language'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { emailExists } from '#identity/auth/errors'
import {
  requireReauthentication,
  type Reauthentication,
} from '#identity/auth/repositories/require_reauthentication'
import { changesEmail } from '#core/database/search/email_key'
import { requestEmailChange, setEmail } from '#identity/accounts/repositories/email_changes'

interface UpdateProfileInput extends Reauthentication {
  name?: string
  email?: string
  language?: Language
}

/**
 * Updates a profile. Changing the email address requires reauthentication and notifies the old address; where SMTP is
 * configured, the new address has to be confirmed first.
 */
export default class UpdateProfile {
  async handle({ name, email, language, ...proof }: UpdateProfileInput): Promise<void> {
    const { user } = proof
    const isNew = changesEmail(user, email)
    if (isNew) await requireReauthentication(proof)
    await rejectingUsedEmail(() =>
      inTransaction(async (trx) => {
        user.useTransaction(trx).merge({ ...(name !== undefined && { name }), ...(language && { language }) })
        if (email !== undefined && !isNew) user.merge({ email })
        await user.save()
        if (isNew) await changeEmail(trx, user, email)
      }),
    )
  }
}

function changeEmail(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  return env.smtpUrl === undefined ? setEmail(trx, user, email) : requestEmailChange(trx, user, email)
}

async function rejectingUsedEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'email_key')) throw emailExists()
    throw error
  }
}
