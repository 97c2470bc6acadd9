import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasUpdated } from '#core/database/sql/results'
import { inTransaction } from '#core/database/transactions/transaction'
import type { Mail } from './mail.js'

/** A queued mail, encrypted. */
export interface OutgoingMail {
  content: string
  /** Set while the mail server may have accepted the mail, but no response was read. */
  handed_over_at: Date | string | null
}

const PURPOSE = 'outgoing-mail'

/** Encrypts a queued mail: it may contain a link that signs in. */
export const sealMail = (mail: Mail): string => encryption.encrypt(mail, { purpose: PURPOSE })

/** Decrypts what `sealMail` returned; null if the APP_KEY has changed since. */
export const openMail = (content: string): Mail | null => encryption.decrypt<Mail>(content, PURPOSE)

/** The mail with this id; null once it was sent or discarded. */
export async function findMail(id: string): Promise<OutgoingMail | null> {
  const row: OutgoingMail | null = await db
    .from('outgoing_mails')
    .where({ id })
    .select('content', 'handed_over_at')
    .first()
  return row
}

/** Marks the mail as handed over at an instant. False when another server has already marked or sent it. */
export function markHandedOver(id: string, at: string): Promise<boolean> {
  return inTransaction((trx) => {
    const unmarked = trx.from('outgoing_mails').where({ id }).whereNull('handed_over_at')
    return hasUpdated(unmarked.update({ handed_over_at: at }))
  })
}

/** Removes this mark, because the mail server has not accepted the mail. */
export async function withdrawMark(id: string, at: string): Promise<void> {
  await inTransaction(async (trx) => {
    await trx.from('outgoing_mails').where({ id, handed_over_at: at }).update({ handed_over_at: null })
  })
}

/** Allows the mail to be sent again, whatever the outcome of the last try. */
export async function clearMark(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('outgoing_mails').where({ id }).update({ handed_over_at: null })
}

/** Deletes a mail that was sent or is no longer wanted. */
export async function deleteMail(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('outgoing_mails').where({ id }).delete()
}
