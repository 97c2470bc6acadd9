import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportStatus } from '#contract/rules/report'
import { reportNotFound } from '#reports/errors'

/** What those need to know about a report who change where it stands. */
export interface HeldReport {
  reporterId: string | null
  status: ReportStatus
}

/** Holds a report until the transaction ends, so that one administrator at a time decides about it. */
export async function holdReport(trx: TransactionClientContract, id: string): Promise<HeldReport> {
  const row = await trx.from('reports').where('id', id).forUpdate().select('reporter_id', 'status').first()
  if (!row) throw reportNotFound()
  return { reporterId: row.reporter_id, status: row.status }
}
