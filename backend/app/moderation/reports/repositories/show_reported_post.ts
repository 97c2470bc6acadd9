import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#core/events/decision_made'
import { ModeratedPost } from '#posts/public'
import { turnDownReports } from '#moderation/reports/repositories/reports'

/**
 * Shows a hidden post and turns down its open reports; as many more users then have to report it to hide it again.
 * False when it is not hidden. Locks the post before the reports, in the same order as `ReportPost`.
 */
export async function showReportedPost(
  trx: TransactionClientContract,
  postId: string,
  actorId: string,
): Promise<boolean> {
  const post = await ModeratedPost.lock(trx, postId)
  if (!post.isHidden) return false
  await post.show(trx)
  await turnDownReports(trx, postId)
  const subject = await ModeratedPost.titleIfListed(trx, postId)
  await recordDecision(trx, { actorId, action: 'post.shown', targetId: postId, subject })
  return true
}
