import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { reportResolved } from '#reports/errors'
import ReportResolved from '#reports/events/report_resolved'
import { holdReport } from '#reports/models/hold_report'

interface Resolution {
  id: string
  resolverId: string
  moderatorResponse: string
}

/** Answers an open report, once: of two administrators at the same time the second is told so. */
export default class ResolveReport {
  handle({ id, resolverId, moderatorResponse }: Resolution): Promise<void> {
    return inTransaction(async (trx) => {
      const { reporterId, status } = await holdReport(trx, id)
      if (status !== 'pending') throw reportResolved()
      await trx
        .from('reports')
        .where('id', id)
        .update({
          status: 'resolved',
          moderator_response: moderatorResponse,
          resolved_by: resolverId,
          resolved_at: toInstant(now()),
        })
      if (reporterId !== null) afterCommit(trx, () => ReportResolved.dispatch(id, reporterId))
    })
  }
}
