import { Job } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'
import type { Mail } from './mail.js'
import { openMail } from './sealed_mail.js'

/** Until a mail that cannot be decrypted is tried again. It is not counted as a try. */
const UNREADABLE_DELAY_MS = 3_600_000

/** Sends a mail that `queueMail` stored. One that fails is retried for about a night, and then waits for an administrator. */
export default class DeliverMail extends Job<{ id: string }> {
  static override options = { name: 'deliver_mail' }

  async execute(): Promise<void> {
    const { id } = this.payload
    const row: { content: string } | null = await db.from('outgoing_mails').where({ id }).first()
    if (!row) return
    const content = openMail(row.content)
    if (content === null) return keepUnreadable(id)
    await send(id, content)
    await inTransaction((trx) => deleteMail(trx, id))
  }

  /** Deletes the mail with its job. */
  static discard(trx: TransactionClientContract, { id }: { id: string }): Promise<void> {
    return deleteMail(trx, id)
  }
}

/** A mail stays until a server with the APP_KEY it was encrypted with sends it. */
async function keepUnreadable(id: string): Promise<void> {
  logger.error({ mail: id }, 'a mail cannot be decrypted with this APP_KEY; it is kept')
  await inTransaction((trx) => dispatch(trx, DeliverMail, { id }, { delay: UNREADABLE_DELAY_MS }))
}

async function deleteMail(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('outgoing_mails').where({ id }).delete()
}

/**
 * Each try has the same Message-ID, by which a mailbox recognizes a mail that it has: a server that ends between the
 * answer of the mail server and the deletion of the row sends it again.
 */
async function send(id: string, { to, subject, text, html, headers = {} }: Mail): Promise<void> {
  const { hostname } = new URL(env.appUrl)
  await mail.send((message) => {
    message.to(to).subject(subject).text(text).html(html).header('Message-ID', `<${id}@${hostname}>`)
    for (const [name, value] of Object.entries(headers)) message.header(name, value)
  })
}
