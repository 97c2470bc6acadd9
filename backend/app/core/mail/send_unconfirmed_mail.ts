import { Job } from '@adonisjs/queue'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clearMark, deleteMail, findMail, openMail } from './outgoing_mails.js'
import { sendMail } from './send_mail.js'

/**
 * Sends a mail that a server was handing over when it was killed, so that its delivery is unknown. The job fails until
 * an administrator retries it, which may send the mail a second time.
 */
export default class SendUnconfirmedMail extends Job<{ id: string }> {
  static override options = { name: 'send_unconfirmed_mail', maxRetries: 0 }

  async execute(): Promise<void> {
    const { id } = this.payload
    const mail = await findMail(id)
    if (!mail) return
    if (mail.handed_over_at !== null) {
      throw new Error(
        'A server ended while it sent this mail, which may have arrived. Try again to send it once more.',
      )
    }
    const content = openMail(mail.content)
    if (content === null) throw new Error('This mail cannot be decrypted with this APP_KEY.')
    await sendMail(id, content)
  }

  /** An administrator has decided to send the mail once more. */
  static retry(trx: TransactionClientContract, { id }: { id: string }): Promise<void> {
    return clearMark(trx, id)
  }

  /** Deletes the mail with its job. */
  static discard(trx: TransactionClientContract, { id }: { id: string }): Promise<void> {
    return deleteMail(trx, id)
  }
}
