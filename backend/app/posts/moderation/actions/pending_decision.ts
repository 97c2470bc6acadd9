import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationAction } from '#contract/posts/rules/post'
import {
  refusalsOf,
  type PendingKind,
  type Refusals,
  type TargetedAction,
} from '#core/jobs/pending/pending_kinds'
import { AppError } from '#core/http/errors/app_error'
import { isAdministrator } from '#identity/public'
import { lockHosts } from '#posts/links/repositories/hosts'
import { approveWithHost } from '#posts/moderation/repositories/approve_with_host'
import { decidePosts, isOpen, refusal } from '#posts/moderation/repositories/decide_post'
import { lockModeratedPosts } from '#posts/moderation/repositories/lock_moderated_posts'

interface Decision {
  action: ModerationAction
  reason: string | null
  overrule: boolean
  /** Also approves the host; for one post. */
  approveDomain: boolean
}

/** The decision about posts of the queue, which can be undone. Until it is carried out, others may decide. */
export const pendingDecision: PendingKind<Decision> = {
  name: 'posts.moderate',
  judge,
  // With the earlier decision of another moderator.
  refusal: async (trx, id, error) => (error === 'POST_MODERATED' ? refusal(trx, id) : new AppError(error)),
  async carryOut(trx, { userId: moderatorId, ids, input: { approveDomain, ...decision } }) {
    const [id] = ids
    if (decision.action === 'approve' && approveDomain)
      await approveWithHost(trx, id!, { ...decision, moderatorId })
    else await decidePosts(trx, await lockModeratedPosts(trx, ids), { ...decision, moderatorId })
  },
}

async function judge(
  trx: TransactionClientContract,
  { userId, ids, input }: TargetedAction<Decision>,
): Promise<Refusals> {
  if (!(await isAdministrator(trx, userId))) return refusalsOf(ids, () => 'FORBIDDEN')
  // Every writer locks the hosts before the posts, which avoids a deadlock.
  if (input.approveDomain) await lockHosts(trx)
  const posts = await lockModeratedPosts(trx, ids)
  const found = new Map(posts.map((post) => [post.id, post]))
  return refusalsOf(ids, (id) => {
    const post = found.get(id)
    if (post === undefined) return 'POST_NOT_FOUND'
    return isOpen(post, input) ? null : 'POST_MODERATED'
  })
}
