import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#platform_log/public'
import { lockModeratedPost, showPost, titleIfListed } from '#posts/public'
import { turnDownReports } from '#reports/repositories/reports'

/** Shows a hidden post; false when it is shown already: the open reports are turned down, and as many more people have to report it. Locks the post before a report, like somebody who reports it. */
export async function showReportedPost(
  trx: TransactionClientContract,
  postId: string,
  actorId: string,
): Promise<boolean> {
  const post = await lockModeratedPost(trx, postId)
  if (!post.isHidden) return false
  await showPost(trx, post)
  await turnDownReports(trx, postId)
  const subject = await titleIfListed(trx, postId)
  await recordDecision(trx, { actorId, action: 'post.shown', targetId: postId, subject })
  return true
}
