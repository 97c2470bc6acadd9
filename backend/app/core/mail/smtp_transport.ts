import { PassThrough } from 'node:stream'
import { callbackify } from 'node:util'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport, type SendMailOptions, type SentMessageInfo, type Transporter } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { CircuitBreaker } from '#core/network/services/circuit_breaker'

/** How long a mail may take in total. */
const DEADLINE_MS = 60_000

/** Only an error response of the mail server has its code. */
const isAnswer = (error: unknown) => (error as { responseCode?: number }).responseCode !== undefined

/** Hooks while a mail is sent. */
export interface SendOptions {
  /**
   * Runs after the content was sent, before the line that ends it. If it fails, the mail server does not accept the
   * mail.
   */
  beforeEnd?: () => Promise<void>
}

type Data = SendMailOptions & { end?: PassThrough }

/** Sends mails to a mail server, each on a connection of its own. */
export class SmtpTransport implements MailTransportContract {
  readonly #transporter: Transporter<SentMessageInfo>
  readonly #service = new CircuitBreaker('mail server', { deadline: DEADLINE_MS, isAnswer })

  constructor(settings: SMTPTransport.Options) {
    this.#transporter = createTransport(settings)
    this.#transporter.use('stream', ({ data, message }, done) => {
      const { end } = data as Data
      if (end) message.transform(end)
      done()
    })
  }

  /** Sends a mail. Rejects unless the mail server has accepted it. */
  async send(
    message: NodeMailerMessage,
    { beforeEnd }: SendOptions = {},
  ): Promise<MailResponse<SentMessageInfo>> {
    const end = beforeEnd && new PassThrough({ flush: callbackify(beforeEnd) })
    const data: Data = { ...message, end }
    try {
      const info = await this.#service.run(() => this.#transporter.sendMail(data))
      return new MailResponse(info.messageId, info.envelope, info)
    } finally {
      // Nodemailer keeps reading the content of a mail that was refused or timed out.
      end?.destroy()
    }
  }

  close(): void {
    this.#transporter.close()
  }
}
