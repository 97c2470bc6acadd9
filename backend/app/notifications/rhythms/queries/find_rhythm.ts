import type { OwnRhythm } from '#contract/notifications/data/rhythm'
import { DEFAULT_RHYTHM } from '#contract/notifications/rules/rhythm'
import { jsonFile } from '#core/files/export/exported_files'
import { reader } from '#core/database/sql/reader'
import type { AccountPart } from '#identity/public'
import { RHYTHM_COLUMNS, toRhythm, type RhythmRow } from '#notifications/rhythms/models/rhythm_row'

/** The rhythm of a user, or else the default. */
export async function findRhythm(userId: string): Promise<OwnRhythm> {
  const [row] = await reader().rows<RhythmRow>(`select ${RHYTHM_COLUMNS} from rhythms where user_id = ?`, [
    userId,
  ])
  return row === undefined ? { ...DEFAULT_RHYTHM, isChosen: false } : { ...toRhythm(row), isChosen: true }
}

/** The rhythm of an account. */
export const accountRhythm: AccountPart = {
  files: (userId) => [jsonFile('rhythm', () => findRhythm(userId))],
}
