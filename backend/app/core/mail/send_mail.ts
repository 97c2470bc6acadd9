import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import type { Mail } from './mail.js'
import { deleteMail, markHandedOver, withdrawMark } from './outgoing_mails.js'
import type { SendOptions } from './smtp_transport.js'

/**
 * Sends a stored mail and deletes it. It is marked right before the mail server can accept it: if this process is
 * killed after that, the mark stays, and the mail is not sent again automatically.
 */
export async function sendMail(id: string, content: Mail): Promise<void> {
  const at = toInstant(now())
  let marking: Promise<boolean> | undefined
  try {
    await send(id, content, {
      async beforeEnd() {
        marking = markHandedOver(id, at)
        if (!(await marking)) throw new Error('another server sends this mail')
      },
    })
  } catch (error) {
    // The mark may exist even though its commit failed.
    if (await marking?.catch(() => true)) await withdrawMark(id, at)
    throw error
  }
  await inTransaction((trx) => deleteMail(trx, id))
}

/** Each try has the same Message-ID, by which mailboxes detect duplicates. */
async function send(
  id: string,
  { to, subject, text, html, headers = {} }: Mail,
  options: SendOptions,
): Promise<void> {
  const { hostname } = new URL(env.appUrl)
  await mail.send((message) => {
    message.to(to).subject(subject).text(text).html(html).header('Message-ID', `<${id}@${hostname}>`)
    for (const [name, value] of Object.entries(headers)) message.header(name, value)
  }, options)
}
