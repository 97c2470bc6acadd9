import db from '@adonisjs/lucid/services/db'
import type { ReportAlarm } from '#contract/data/report'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { ALARM_ACCOUNTS, ALARM_WINDOW_MS } from '#reports/rules/report_weight'

/** Many accounts without standing that have reported within a short time; null while there are few. */
export async function reportAlarm(): Promise<ReportAlarm | null> {
  const since = toInstant(new Date(now().getTime() - ALARM_WINDOW_MS))
  const row = await db
    .from('reports')
    .whereRaw('weight = 0')
    .where('status', 'pending')
    .where('created_at', '>', since)
    .countDistinct('reporter_id as accounts')
    .countDistinct('post_id as posts')
    .firstOrFail()
  const accounts = Number(row.accounts)
  return accounts < ALARM_ACCOUNTS ? null : { accounts, posts: Number(row.posts) }
}
