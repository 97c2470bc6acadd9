import db from '@adonisjs/lucid/services/db'
import type { Mail } from '#core/mail/mail'
import { openMail } from '#core/mail/outgoing_mails'
import SendResetLink from '#identity/auth/jobs/send_reset_link'
import { runOnly } from './jobs.js'

/** The queued mails for one address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  await runOnly(SendResetLink)
  const rows: { content: string }[] = await db.from('outgoing_mails').orderBy('id').select('content')
  return rows.map(({ content }) => openMail(content)!).filter(({ to }) => to === address)
}

/** The token of the link in the newest mail to an address. */
export async function tokenMailedTo(address: string): Promise<string> {
  const token = (await mailsTo(address)).at(-1)?.text.match(/[?&]token=([\w-]+)/)?.[1]
  if (token === undefined) throw new Error(`No link was mailed to ${address}`)
  return token
}
