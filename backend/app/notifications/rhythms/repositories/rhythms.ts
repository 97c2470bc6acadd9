import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { rawRows } from '#core/database/sql/results'
import { RHYTHM_COLUMNS, toRhythm, toRow, type RhythmRow } from '#notifications/rhythms/models/rhythm_row'

/** Stores the whole rhythm of a user. */
export async function saveRhythm(
  trx: TransactionClientContract,
  userId: string,
  rhythm: Rhythm,
): Promise<void> {
  await trx
    .knexQuery()
    .insert({ user_id: userId, ...toRow(rhythm) })
    .into('rhythms')
    .onConflict('user_id')
    .merge()
}

/** The rhythm of a user. Without one, the user gets the default in a time zone. */
export async function ensureRhythm(
  trx: TransactionClientContract,
  userId: string,
  timeZone: string,
): Promise<Rhythm> {
  await trx
    .knexQuery()
    .insert({ user_id: userId, ...toRow({ ...DEFAULT_RHYTHM, timeZone }) })
    .into('rhythms')
    .onConflict('user_id')
    .ignore()
  const [row] = await rawRows<RhythmRow>(trx, `select ${RHYTHM_COLUMNS} from rhythms where user_id = ?`, [
    userId,
  ])
  return toRhythm(row!)
}
