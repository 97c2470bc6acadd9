import db from '@adonisjs/lucid/services/db'
import type { ReportAlarm } from '#contract/moderation/data/report'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { ALARM_ACCOUNTS, ALARM_WINDOW_MS } from '#moderation/reports/rules/report_weight'

/** An alarm when many accounts without standing have reported within a short time; else null. */
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
