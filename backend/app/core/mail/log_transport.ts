import logger from '@adonisjs/core/services/logger'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

const addressOf = (recipient: string | { address: string }) =>
  typeof recipient === 'string' ? recipient : recipient.address

/** Where no mail server is configured a mail stands in the log, for whoever runs the server to hand it on. */
export class LogTransport implements MailTransportContract {
  async send({ to = [], subject, text }: NodeMailerMessage): Promise<MailResponse<null>> {
    const addresses = to.map(addressOf)
    logger.info({ to: addresses, subject, text }, 'mail')
    return new MailResponse('log', { from: '', to: addresses }, null)
  }
}
