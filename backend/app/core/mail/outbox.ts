import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { dispatch } from '#core/jobs/dispatch'
import DeliverMail from './deliver_mail.js'
import type { MailContent } from './mail.js'
import { renderMail } from './render_mail.js'
import { sealMail } from './outgoing_mails.js'

/** Queues a mail in the transaction that it reports on: it is sent only if that commits. */
export async function queueMail(
  trx: TransactionClientContract,
  to: string,
  content: MailContent,
): Promise<void> {
  const id = newId()
  const row = { id, content: sealMail(renderMail(to, content)), created_at: toInstant(now()) }
  await trx.table('outgoing_mails').insert(row)
  await dispatch(trx, DeliverMail, { id })
}
