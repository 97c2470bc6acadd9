import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readerOf } from '#core/sql/reader'
import { afterCommit } from '#core/database/transaction'
import UnreadCounted from '#posts/events/unread_counted'
import { readUntil } from '#posts/reading/read_until'
import { countUnread } from '#posts/reading/unread_posts'

/** Counts what is still unread for a person who has just read something, and tells their other clients. */
export async function tellUnread(trx: TransactionClientContract, userId: string): Promise<number> {
  const from = readerOf(trx)
  const unread = await countUnread(userId, await readUntil(userId, from), from)
  afterCommit(trx, () => UnreadCounted.dispatch(userId, unread))
  return unread
}
