import db from '@adonisjs/lucid/services/db'
import { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { postLetter } from '#core/mail/outbox'
import { accountLetter } from '#auth/mails/account_letter'
import { resetPath } from '#auth/mails/reset_path'
import { issueToken } from '#auth/tokens/one_time_tokens'

interface ResetRequest {
  id: string
  email: string
}

const AT_ONCE = 50

/** Sends a reset link to every address that asked and has an account. To any other nothing happens. */
export async function answerResetRequests(): Promise<void> {
  const requests: ResetRequest[] = await db.from('reset_requests').orderBy('id').limit(AT_ONCE)
  for (const request of requests) await answer(request)
}

/** The request goes in the transaction that posts the mail: of several instances one answers it. */
function answer({ id, email }: ResetRequest): Promise<void> {
  return inTransaction(async (trx) => {
    const taken = Number(await trx.from('reset_requests').where('id', id).delete())
    const user = taken === 1 && (await User.findByEmail(email, trx))
    if (!user) return
    const token = await issueToken(trx, { userId: user.id, purpose: 'password_reset' })
    await postLetter(trx, user.email, accountLetter({ kind: 'reset', user, path: resetPath(token) }))
  })
}
