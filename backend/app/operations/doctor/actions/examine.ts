import { checkBackup } from '#operations/doctor/queries/check_backup'
import { checkClock, checkDatabase, checkPooler } from '#operations/doctor/queries/check_database'
import { checkIntegrity } from '#operations/doctor/queries/check_integrity'
import { checkFolder } from '#operations/doctor/queries/check_folder'
import {
  checkMail,
  checkProviders,
  checkRedis,
  checkS3,
  checkSlack,
} from '#operations/doctor/queries/check_services'
import { checkSettings } from '#operations/doctor/queries/check_settings'
import { checkUploads } from '#operations/doctor/queries/check_uploads'
import { findingsOf, type Finding } from '#operations/doctor/rules/finding'
import { recountIndexes, recountTotals } from './recount_totals.js'

/** Checks everything a server uses, one after the other, and yields the findings. */
export async function* examine(options: { repair: boolean }): AsyncGenerator<Finding> {
  yield* await findingsOf('settings', checkSettings)
  const database = await findingsOf('database', checkDatabase)
  yield* database
  yield* await findingsOf('pooler', checkPooler)
  yield* await findingsOf('data folder', checkFolder)
  yield* await findingsOf('backup', checkBackup)
  yield* await findingsOf('mail', checkMail)
  yield* await findingsOf('Redis', checkRedis)
  yield* await findingsOf('S3', checkS3)
  yield* await findingsOf('Slack', checkSlack)
  // The following checks read tables, which only a prepared database has.
  if (database.some(({ state }) => state === 'error')) return
  yield* await findingsOf('clock', checkClock)
  yield* await findingsOf('AI', checkProviders)
  const integrity = await findingsOf('integrity', checkIntegrity)
  yield* integrity
  // A damaged file can be neither counted nor repaired.
  if (integrity.some(({ state }) => state === 'error')) return
  yield* await findingsOf('uploads', checkUploads)
  yield* await findingsOf('totals', () => recountTotals(options))
  yield* await findingsOf('search', () => recountIndexes(options))
}
