import type { ResolveReportRequest } from '#contract/data/report'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { reportResolved } from '#reports/errors'
import ReportResolved from '#reports/events/report_resolved'
import { lockReport, resolveReport } from '#reports/repositories/reports'

export interface ResolveReportInput extends ResolveReportRequest {
  id: string
  resolverId: string
}

/** Resolves a pending report. Of two administrators at the same time the second is refused. */
export default class ResolveReport {
  handle({ id, ...resolution }: ResolveReportInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { reporterId, status } = await lockReport(trx, id)
      if (status !== 'pending') throw reportResolved()
      await resolveReport(trx, id, resolution)
      if (reporterId !== null) afterCommit(trx, () => ReportResolved.dispatch(id, reporterId))
    })
  }
}
