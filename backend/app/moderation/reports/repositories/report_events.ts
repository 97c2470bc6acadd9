import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportEventAction } from '#contract/moderation/rules/report'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'

interface NewReportEvent {
  reportId: string
  actorId: string
  action: ReportEventAction
  response?: string
}

/** Appends to the history of a locked report. */
export async function insertReportEvent(
  trx: TransactionClientContract,
  { reportId, actorId, action, response }: NewReportEvent,
): Promise<void> {
  await trx.table('report_events').insert({
    id: newId(),
    report_id: reportId,
    actor_id: actorId,
    action,
    response: response ?? null,
    created_at: toInstant(now()),
  })
}
