import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationAction } from '#contract/rules/post'
import { postModerated } from '#moderation/errors'
import { recordDecision } from '#platform_log/public'
import { findDecision, lockModeratedPost, moderatePosts, postNotFound } from '#posts/public'
import type { ModeratedPost } from '#posts/public'

export interface PostDecision {
  action: ModerationAction
  reason?: string | null
  /** Also rejects a public post that is approved, while reports hide it. */
  overrule?: boolean
  moderatorId: string
}

const STATUS = { approve: 'approved', reject: 'rejected' } as const

/** Locks a post and decides about it. POST_MODERATED when somebody else has, POST_NOT_FOUND. */
export async function decidePost(
  trx: TransactionClientContract,
  id: string,
  decision: PostDecision,
): Promise<void> {
  const post = await lockModeratedPost(trx, id)
  if (!isOpen(post, decision)) throw await refusal(trx, id)
  const { action, reason = null, moderatorId } = decision
  await moderatePosts(trx, [post], { status: STATUS[action], reason, moderatorId })
  await recordPostDecision(trx, post, decision)
}

function isOpen({ status, isPublic, isHidden }: ModeratedPost, { action, overrule }: PostDecision): boolean {
  if (status === 'pending') return true
  return overrule === true && action === 'reject' && status === 'approved' && isPublic && isHidden
}

/** Records a decision about a post in the platform log; `post` is as it was before. */
export async function recordPostDecision(
  trx: TransactionClientContract,
  post: ModeratedPost,
  { action, reason = null, moderatorId }: PostDecision,
): Promise<void> {
  const status = STATUS[action]
  await recordDecision(trx, {
    actorId: moderatorId,
    action: `post.${status}`,
    targetId: post.id,
    // The log has nothing of the content of private posts.
    subject: post.isPublic ? post.title : post.host,
    before: { status: post.status },
    after: { status, reason },
  })
}

/** Why a post that is not pending cannot be decided about: it tells what was decided first. */
export async function refusal(trx: TransactionClientContract, id: string) {
  const decision = await findDecision(trx, id)
  return decision === null ? postNotFound() : postModerated(decision)
}
