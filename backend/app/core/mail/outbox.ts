import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import type { Letter, Mail } from './letter.js'
import { renderLetter } from './render_letter.js'

const PURPOSE = 'outgoing-mail'

/** Puts a letter in the outbox, in the transaction it tells about: it leaves when that is kept, and only then. */
export async function postLetter(trx: TransactionClientContract, to: string, letter: Letter): Promise<void> {
  const at = toInstant(now())
  await trx.table('outgoing_mails').insert({
    id: newId(),
    content: encryption.encrypt(renderLetter(to, letter), { purpose: PURPOSE }),
    tries: 0,
    next_try_at: at,
    created_at: at,
  })
}

/** Reads what `postLetter` kept; null when the key has changed since. */
export function openMail(content: string): Mail | null {
  return encryption.decrypt<Mail>(content, PURPOSE)
}
