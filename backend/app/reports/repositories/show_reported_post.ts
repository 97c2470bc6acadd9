import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#platform_log/public'
import { lockModeratedPost, showPost, titleIfListed } from '#posts/public'
import { markReportsSeen } from '#reports/repositories/reports'

/** Shows a hidden post; its reports so far do not hide it again. Locks the post before a report, like somebody who reports it. */
export async function showReportedPost(
  trx: TransactionClientContract,
  postId: string,
  actorId: string,
): Promise<void> {
  const post = await lockModeratedPost(trx, postId)
  if (!post.isHidden) return
  await showPost(trx, post)
  await markReportsSeen(trx, postId)
  const subject = await titleIfListed(trx, postId)
  await recordDecision(trx, { actorId, action: 'post.shown', targetId: postId, subject })
}
