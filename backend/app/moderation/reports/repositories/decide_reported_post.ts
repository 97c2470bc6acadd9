import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportDecision } from '#contract/moderation/rules/report'
import { recordDecision } from '#core/events/decision_made'
import { ModeratedPost, reportedPost } from '#posts/public'
import { postNotFound } from '#moderation/reports/errors'
import { findReportedPostId } from '#moderation/reports/repositories/reports'

interface Decision {
  reportId: string
  decision: ReportDecision
  actorId: string
}

/**
 * Decides about the public post of a report. The hosts are locked before the post, and the post before the report, which
 * avoids deadlocks. POST_NOT_FOUND, REPORT_NOT_FOUND.
 */
export async function decideReportedPost(
  trx: TransactionClientContract,
  { reportId, decision, actorId }: Decision,
): Promise<void> {
  if (decision === 'block_host') await reportedPost.lockHosts(trx)
  const post = await ModeratedPost.lock(trx, await findReportedPostId(trx, reportId))
  if (!post.isPublic) throw postNotFound()
  if (decision === 'mark_sensitive') return reportedPost.markSensitive(trx, post.id, actorId)
  if (decision === 'block_host') await reportedPost.blockHost(trx, post.host, actorId)
  await hide(trx, post, actorId)
}

async function hide(trx: TransactionClientContract, post: ModeratedPost, actorId: string): Promise<void> {
  if (post.isHidden) return
  await recordDecision(trx, { actorId, action: 'post.hidden', targetId: post.id, subject: post.title })
  await post.hide(trx)
}
