import { Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { TimedCheck } from './timed_check.js'

/** After this, a connection that does not answer is removed from the pool. */
const STATEMENT_TIMEOUT_MS = 1_500

/** Whether the database answers a statement. */
export const databaseCheck = () =>
  new TimedCheck('database', async () => {
    await db.rawQuery('select 1').timeout(STATEMENT_TIMEOUT_MS)
    return Result.ok('The database answers.')
  })
