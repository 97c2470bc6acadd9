import { Job } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { deleteMail, findMail, openMail } from './outgoing_mails.js'
import { sendMail } from './send_mail.js'
import SendUnconfirmedMail from './send_unconfirmed_mail.js'

/** The delay before a mail that cannot be decrypted is tried again. It does not count as a try. */
const UNREADABLE_DELAY_MS = 3_600_000

/** Sends a mail that `queueMail` stored. A failed mail is retried for about a night, and then waits for an administrator. */
export default class DeliverMail extends Job<{ id: string }> {
  static override options = { name: 'deliver_mail' }

  async execute(): Promise<void> {
    const { id } = this.payload
    const mail = await findMail(id)
    if (!mail) return
    if (mail.handed_over_at !== null)
      return inTransaction((trx) => dispatch(trx, SendUnconfirmedMail, { id }))
    const content = openMail(mail.content)
    if (content === null) return keepUnreadable(id)
    await sendMail(id, content)
  }

  /** Deletes the mail with its job. */
  static discard(trx: TransactionClientContract, { id }: { id: string }): Promise<void> {
    return deleteMail(trx, id)
  }
}

/** A mail is kept until a server with the APP_KEY it was encrypted with sends it. */
async function keepUnreadable(id: string): Promise<void> {
  logger.error({ mail: id }, 'a mail cannot be decrypted with this APP_KEY; it is kept')
  await inTransaction((trx) => dispatch(trx, DeliverMail, { id }, { delay: UNREADABLE_DELAY_MS }))
}
