import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasUpdated } from '#core/database/has_updated'
import { inTransaction } from '#core/database/transaction'

/** A mail that waits to be sent, encrypted. */
export interface OutgoingMail {
  content: string
  /** Set while a mail server may have accepted the mail without an answer that was read. */
  handed_over_at: Date | string | null
}

/** The mail with this id; null once it was sent or discarded. */
export async function findMail(id: string): Promise<OutgoingMail | null> {
  const row: OutgoingMail | null = await db
    .from('outgoing_mails')
    .where({ id })
    .select('content', 'handed_over_at')
    .first()
  return row
}

/** Marks the mail as handed over at an instant. Returns false when another server has marked it, or sent it. */
export function markHandedOver(id: string, at: string): Promise<boolean> {
  return inTransaction((trx) => {
    const unmarked = trx.from('outgoing_mails').where({ id }).whereNull('handed_over_at')
    return hasUpdated(unmarked.update({ handed_over_at: at }))
  })
}

/** Takes this mark off again, because the mail server has not accepted the mail. */
export async function withdrawMark(id: string, at: string): Promise<void> {
  await inTransaction(async (trx) => {
    await trx.from('outgoing_mails').where({ id, handed_over_at: at }).update({ handed_over_at: null })
  })
}

/** Lets the mail be sent again, whatever became of the last try. */
export async function clearMark(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('outgoing_mails').where({ id }).update({ handed_over_at: null })
}

/** Deletes the mail, because it was sent or is not wanted any more. */
export async function deleteMail(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('outgoing_mails').where({ id }).delete()
}
