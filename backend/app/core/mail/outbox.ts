import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { dispatchAll } from '#core/jobs/dispatch'
import DeliverMail from './deliver_mail.js'
import type { MailContent } from './mail.js'
import { renderMail } from './render_mail.js'
import { sealMail } from './outgoing_mails.js'

/** A mail to be rendered, and its recipient. */
export interface AddressedMail {
  to: string
  content: MailContent
}

/** Queues a mail in the transaction that it reports on: it is sent only if that commits. */
export const queueMail = (trx: TransactionClientContract, to: string, content: MailContent): Promise<void> =>
  queueMails(trx, [{ to, content }])

/** Queues mails like `queueMail`, in two statements for any number. */
export async function queueMails(
  trx: TransactionClientContract,
  mails: readonly AddressedMail[],
): Promise<void> {
  if (mails.length === 0) return
  const created_at = toInstant(now())
  const rows = mails.map(({ to, content }) => ({
    id: newId(),
    content: sealMail(renderMail(to, content)),
    created_at,
  }))
  await trx.table('outgoing_mails').multiInsert(rows)
  await dispatchAll(
    trx,
    DeliverMail,
    rows.map(({ id }) => ({ id })),
  )
}
