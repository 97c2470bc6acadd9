import logger from '@adonisjs/core/services/logger'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

const addressOf = (recipient: string | { address: string }) =>
  typeof recipient === 'string' ? recipient : recipient.address

/**
 * Logs mails where no mail server is configured. Recipients and texts are logged only in development, because mails
 * contain links that give access to accounts. In production an administrator creates password reset links, and
 * invitation links can be copied.
 */
export class LogTransport implements MailTransportContract {
  readonly #withText: boolean

  constructor({ withText }: { withText: boolean }) {
    this.#withText = withText
  }

  async send({ to = [], subject, text }: NodeMailerMessage): Promise<MailResponse<null>> {
    const addresses = to.map(addressOf)
    const details = this.#withText ? { to: addresses, subject, text } : { subject }
    logger.info(details, 'a mail was not sent: SMTP_URL is not set')
    return new MailResponse('log', { from: '', to: addresses }, null)
  }
}
