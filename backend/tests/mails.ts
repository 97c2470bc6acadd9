import db from '@adonisjs/lucid/services/db'
import { answerResetRequests } from '#auth/jobs/answer_reset_requests'
import type { Mail } from '#core/mail/letter'
import { openMail } from '#core/mail/outbox'

/** The mails that wait for one address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  await answerResetRequests()
  const rows: { content: string }[] = await db.from('outgoing_mails').orderBy('id').select('content')
  // Servers of other tests share a PostgreSQL database and have keys of their own.
  const readable = rows.map(({ content }) => openMail(content)).filter((mail) => mail !== null)
  return readable.filter(({ to }) => to === address)
}

/** The token of the link in the newest mail to an address. */
export async function tokenMailedTo(address: string): Promise<string> {
  const token = (await mailsTo(address)).at(-1)?.text.match(/[?&]token=([\w-]+)/)?.[1]
  if (token === undefined) throw new Error(`No link was mailed to ${address}`)
  return token
}
