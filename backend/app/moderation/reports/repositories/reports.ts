import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportReason, ReportStatus } from '#contract/moderation/rules/report'
import { now } from '#core/runtime/clock'
import { newestEventTime, nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { reportNotFound } from '#moderation/reports/errors'
import ReportsChanged from '#moderation/reports/events/reports_changed'
import type { WeighedReport } from '#moderation/reports/rules/report_weight'

interface NewReport {
  postId: string
  organizationId: string
  reporterId: string
  reason: ReportReason
  description?: string | null
  weight: number
  network?: string | null
}

/** Inserts a pending report. A unique index refuses a second pending report of the same user and post. */
export async function insertReport(
  trx: TransactionClientContract,
  { postId, organizationId, reporterId, reason, description, weight, network = null }: NewReport,
): Promise<string> {
  const id = newId()
  await trx.table('reports').insert({
    id,
    post_id: postId,
    organization_id: organizationId,
    reporter_id: reporterId,
    reason,
    description: description || null,
    status: 'pending',
    weight,
    network,
    created_at: toInstant(now()),
  })
  announceChange(trx)
  return id
}

/** The open reports of a locked post that count towards hiding it and that no administrator has reviewed. */
export async function findUnseenReports(
  trx: TransactionClientContract,
  postId: string,
): Promise<WeighedReport[]> {
  return trx
    .from('reports')
    .where({ post_id: postId, status: 'pending', seen: false })
    .where('weight', '>', 0)
    .select('weight', 'network')
}

/** Turns down the open reports of a locked post. None of its reports so far can hide it again. */
export async function turnDownReports(trx: TransactionClientContract, postId: string): Promise<void> {
  const reports = () => trx.from('reports').where({ post_id: postId, seen: false })
  await reports().where('status', 'pending').update({ turned_down: true })
  await reports().update({ seen: true })
}

/** The post id of a report, because the post is locked first. */
export async function findReportedPostId(trx: TransactionClientContract, id: string): Promise<string> {
  const row = await trx.from('reports').where('id', id).select('post_id').first()
  if (!row) throw reportNotFound()
  return row.post_id
}

export interface LockedReport {
  postId: string
  moderatorResponse: string | null
  reporterId: string | null
  status: ReportStatus
}

/** Locks a report, so that only one administrator at a time decides about it. */
export async function lockReport(trx: TransactionClientContract, id: string): Promise<LockedReport> {
  const row = await trx.from('reports').where('id', id).forUpdate().select('*').first()
  if (!row) throw reportNotFound()
  return {
    postId: row.post_id,
    moderatorResponse: row.moderator_response,
    reporterId: row.reporter_id,
    status: row.status,
  }
}

interface Resolution {
  resolverId: string
  moderatorResponse: string
  turnedDown: boolean
}

/** Resolves a locked report. A report that was turned down before remains so. */
export async function resolveReport(
  trx: TransactionClientContract,
  id: string,
  { resolverId, moderatorResponse, turnedDown }: Resolution,
): Promise<void> {
  await trx
    .from('reports')
    .where('id', id)
    .update({
      status: 'resolved',
      moderator_response: moderatorResponse,
      resolved_by: resolverId,
      resolved_at: toInstant(await nextEventTime(trx)),
      ...(turnedDown && { turned_down: true }),
    })
  announceChange(trx)
}

/** Whether the reporter of a locked report has reported its post again. */
export async function isSuperseded(
  trx: TransactionClientContract,
  { postId, reporterId }: Pick<LockedReport, 'postId' | 'reporterId'>,
): Promise<boolean> {
  const open = trx.from('reports').where({ post_id: postId, reporter_id: reporterId, status: 'pending' })
  return reporterId !== null && (await open.select('id').first()) !== null
}

/** Makes a locked report pending again. The unique index refuses it when the user has reported the post again. */
export async function reopenReport(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('reports').where('id', id).update({
    status: 'pending',
    moderator_response: null,
    resolved_by: null,
    resolved_at: null,
    turned_down: false,
  })
  announceChange(trx)
}

/** Marks the responses to a user's reports as read, up to now: a later response is unread again. */
export async function markReportsRead(
  trx: TransactionClientContract,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await trx
    .from('reports')
    .where('reporter_id', userId)
    .whereIn('id', [...ids])
    .update({ read_at: toInstant(await newestEventTime(trx)) })
}

/** Deletes every report of a user. */
export async function deleteReportsByReporter(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('reports').where('reporter_id', userId).delete()
  announceChange(trx)
}

const announceChange = (trx: TransactionClientContract): void => {
  afterCommit(trx, () => ReportsChanged.dispatch())
}
