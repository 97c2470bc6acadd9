import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transactions/transaction'

/** Rows per transaction: other writers wait for milliseconds only. */
const AT_ONCE = 100

/** A word index: the rows of a table, their words, and the words stored for them. */
export interface WordIndex<Row extends { id: string }> {
  /** Reads and locks the rows after an id, in the order of their ids. */
  lock: (trx: TransactionClientContract, after: string | undefined, limit: number) => Promise<Row[]>
  expected: (row: Row) => readonly string[]
  /** The stored words by the id of their row. */
  stored: (trx: TransactionClientContract, rows: Row[]) => Promise<Map<string, string[]>>
  index: (trx: TransactionClientContract, row: Row) => Promise<unknown>
}

/**
 * Compares an index with its texts, in locked batches. Returns how many rows have missing or superfluous words. With
 * `repair`, these are indexed again.
 */
export async function reindex<Row extends { id: string }>(
  words: WordIndex<Row>,
  { repair }: { repair: boolean },
): Promise<number> {
  let wrong = 0
  let after: string | undefined
  do {
    after = await inTransaction(async (trx) => {
      const rows = await words.lock(trx, after, AT_ONCE)
      const stored = rows.length === 0 ? new Map<string, string[]>() : await words.stored(trx, rows)
      for (const row of rows) {
        if (isSame(words.expected(row), stored.get(row.id) ?? [])) continue
        wrong += 1
        if (repair) await words.index(trx, row)
      }
      return rows.length < AT_ONCE ? undefined : rows.at(-1)!.id
    })
  } while (after !== undefined)
  return wrong
}

function isSame(expected: readonly string[], stored: readonly string[]): boolean {
  const all = new Set(expected)
  return all.size === new Set(stored).size && stored.every((word) => all.has(word))
}

/** Groups words by the id of their row. */
export function byId(rows: readonly { id: string; word: string }[]): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const { id, word } of rows) {
    const list = words.get(id)
    if (list === undefined) words.set(id, [word])
    else list.push(word)
  }
  return words
}
