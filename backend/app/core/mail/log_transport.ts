import logger from '@adonisjs/core/services/logger'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

const addressOf = (recipient: string | { address: string }) =>
  typeof recipient === 'string' ? recipient : recipient.address

/** Writes mails to the log where no mail server is configured, so that an administrator can pass them on. */
export class LogTransport implements MailTransportContract {
  async send({ to = [], subject, text }: NodeMailerMessage): Promise<MailResponse<null>> {
    const addresses = to.map(addressOf)
    logger.info({ to: addresses, subject, text }, 'mail')
    return new MailResponse('log', { from: '', to: addresses }, null)
  }
}
