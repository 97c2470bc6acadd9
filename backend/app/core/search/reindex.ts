import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transaction'

/** Writers wait for a group of rows for milliseconds. */
const AT_ONCE = 100

/** An index of words: rows of a table, the words each should be found by, and those it is found by. */
export interface WordIndex<Row extends { id: string }> {
  /** Reads and locks the rows after an id, in the order of their ids. */
  lock: (trx: TransactionClientContract, after: string | undefined, limit: number) => Promise<Row[]>
  expected: (row: Row) => readonly string[]
  /** The stored words by the id of their row. */
  stored: (trx: TransactionClientContract, rows: Row[]) => Promise<Map<string, string[]>>
  index: (trx: TransactionClientContract, row: Row) => Promise<unknown>
}

/**
 * Compares an index with the texts it comes from, a locked group of rows at a time. Returns how many rows are not found by
 * their words, or by words they do not have. With `repair` they are indexed again.
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
