import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pagesById, type NextPage } from '#core/database/pages_by_id'
import { inTransaction } from '#core/database/transaction'

/** Raised when `tokenize` finds other words in a text. */
const TOKENIZER = 2

/** With the Unicode data of this Node, which decides where words end: 2 and Unicode 17.0 are 2170. */
export const wordsVersion = (unicode = process.versions.unicode ?? '0.0'): number =>
  TOKENIZER * 1_000 + Math.round(Number.parseFloat(unicode) * 10)

/**
 * Indexes all rows again when an older server, or one with older Unicode data, has indexed them. A newer index stays, so
 * that servers of two versions do not take turns.
 */
export async function indexAgain<Row extends { id: string }>(
  kind: string,
  read: (page: NextPage) => Promise<Row[]>,
  index: (trx: TransactionClientContract, row: Row) => Promise<unknown>,
): Promise<void> {
  const version = wordsVersion()
  const known = await db.from('reference_data_versions').where('kind', kind).first()
  if (known !== null && Number(known.version) >= version) return
  for await (const page of pagesById(read)) {
    await inTransaction(async (trx) => {
      for (const row of page) await index(trx, row)
    })
  }
  await inTransaction((trx) =>
    trx.knexQuery().insert({ kind, version }).into('reference_data_versions').onConflict('kind').merge(),
  )
}
