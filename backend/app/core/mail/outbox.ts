import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import type { MailContent, Mail } from './mail.js'
import { renderMail } from './render_mail.js'

const PURPOSE = 'outgoing-mail'

/** Queues a mail in the transaction of what it reports: it is sent only if that commits. */
export async function queueMail(
  trx: TransactionClientContract,
  to: string,
  content: MailContent,
): Promise<void> {
  const at = toInstant(now())
  await trx.table('outgoing_mails').insert({
    id: newId(),
    content: encryption.encrypt(renderMail(to, content), { purpose: PURPOSE }),
    tries: 0,
    next_try_at: at,
    created_at: at,
  })
}

/** Reads what `queueMail` stored; null when the application key has changed since. */
export function openMail(content: string): Mail | null {
  return encryption.decrypt<Mail>(content, PURPOSE)
}
