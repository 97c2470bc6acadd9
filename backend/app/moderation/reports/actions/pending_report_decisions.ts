import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ResolveReportRequest } from '#contract/moderation/data/report'
import { administratorAction } from '#identity/public'
import { ModeratedPost, reportedPost } from '#posts/public'
import { postNotFound, reportResolved } from '#moderation/reports/errors'
import { findReportedPostId, lockReport } from '#moderation/reports/repositories/reports'
import { lockResolvedReport, returnReport } from '#moderation/reports/repositories/return_report'
import { settleReport } from '#moderation/reports/repositories/settle_report'
import { showReportedPost } from '#moderation/reports/repositories/show_reported_post'

/** The resolution of a report, which can be undone. Until it is carried out, the reporter learns nothing of it. */
export const pendingResolution = administratorAction<ResolveReportRequest>({
  name: 'reports.resolve',
  async check(trx, id, { decision }) {
    if (decision === 'block_host') await reportedPost.lockHosts(trx)
    const post = await ModeratedPost.lock(trx, await findReportedPostId(trx, id))
    if (decision !== undefined && !post.isPublic) throw postNotFound()
    const { status } = await lockReport(trx, id)
    if (status !== 'pending') throw reportResolved()
  },
  carryOut: (trx, { id, actorId: resolverId, input }) => settleReport(trx, { id, resolverId, ...input }),
})

/** The reopening of a report, which can be undone. */
export const pendingReopening = administratorAction<null>({
  name: 'reports.reopen',
  check: lockResolvedReport,
  carryOut: returnReport,
})

/** Showing a hidden post again, which can be undone. Until it is carried out, the post stays hidden. */
export const pendingShowing = administratorAction<null>({
  name: 'reports.show_post',
  check: requirePublic,
  carryOut: (trx, { id, actorId }) => showReportedPost(trx, id, actorId),
})

async function requirePublic(trx: TransactionClientContract, id: string): Promise<void> {
  const { isPublic } = await ModeratedPost.lock(trx, id)
  if (!isPublic) throw postNotFound()
}
