import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { placeholders } from '#core/database/sql/sql_fragment'
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

/** The rhythms of users by their ids: the default of those who have none. */
export async function findRhythms(
  trx: TransactionClientContract,
  userIds: readonly string[],
): Promise<Map<string, Rhythm>> {
  if (userIds.length === 0) return new Map()
  const rows = await rawRows<RhythmRow & { user_id: string }>(
    trx,
    `select user_id, ${RHYTHM_COLUMNS} from rhythms where user_id in (${placeholders(userIds)})`,
    [...userIds],
  )
  const chosen = new Map(rows.map((row) => [row.user_id, toRhythm(row)]))
  return new Map(userIds.map((id) => [id, chosen.get(id) ?? DEFAULT_RHYTHM]))
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
