import { User } from '#users/public'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { authMail } from '#auth/mails/auth_mail'
import { issueToken } from '#auth/repositories/one_time_tokens'
import { deleteResetRequest, listResetRequests } from '#auth/repositories/reset_requests'
import { resetPath } from '#auth/rules/reset_path'

const BATCH_SIZE = 50

/** Mails a reset link for each stored request whose address has an account. */
export async function processResetRequests(): Promise<void> {
  for (const { id, email } of await listResetRequests(BATCH_SIZE)) await processRequest(id, email)
}

/** Deletes the request in the transaction that queues the mail, so that one of several instances sends it. */
function processRequest(id: string, email: string): Promise<void> {
  return inTransaction(async (trx) => {
    const user = (await deleteResetRequest(trx, id)) && (await User.findByEmail(email, trx))
    if (!user) return
    const token = await issueToken(trx, { userId: user.id, purpose: 'password_reset' })
    await queueMail(trx, user.email, authMail('reset', user, resetPath(token)))
  })
}
