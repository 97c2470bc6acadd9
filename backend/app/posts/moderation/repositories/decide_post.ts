import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationAction } from '#contract/posts/rules/post'
import { recordDecision } from '#core/events/decision_made'
import { completeAction, type OneTimeAction } from '#core/database/transactions/repeated_action'
import { postModerated } from '#posts/moderation/errors'
import { findDecision } from '#posts/moderation/queries/moderated_posts'
import { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
import { setModeration } from '#posts/moderation/repositories/set_moderation'
import { postNotFound } from '#posts/posts/errors'

export interface PostDecision {
  action: ModerationAction
  reason?: string | null
  /** Also rejects an approved public post that reports have hidden. */
  overrule?: boolean
  moderatorId: string
}

/** The decision as an action that its moderator may repeat. */
export const moderationOf = (
  target: string,
  { moderatorId: userId, action, reason = null, overrule = false }: PostDecision,
  approveDomain = false,
): OneTimeAction => ({
  userId,
  action: 'post.moderated',
  target,
  input: { action, reason, overrule, approveDomain },
})

const STATUS = { approve: 'approved', reject: 'rejected' } as const

/** Locks a post and decides about it. POST_MODERATED if another moderator has decided, POST_NOT_FOUND. */
export async function decidePost(
  trx: TransactionClientContract,
  id: string,
  decision: PostDecision,
): Promise<void> {
  const post = await ModeratedPost.lock(trx, id)
  if (!isOpen(post, decision)) throw await refusal(trx, id)
  const { action, reason = null, moderatorId } = decision
  await setModeration(trx, [post], { status: STATUS[action], reason, moderatorId })
  await recordPostDecision(trx, post, decision)
  await completeAction(trx)
}

function isOpen({ status, isPublic, isHidden }: ModeratedPost, { action, overrule }: PostDecision): boolean {
  if (status === 'pending') return true
  return overrule === true && action === 'reject' && status === 'approved' && isPublic && isHidden
}

/** Records a decision about a post in the platform log; `post` is its state before. */
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
    // The log contains no content of private posts.
    subject: post.isPublic ? post.title : post.host,
    before: { status: post.status },
    after: { status, reason },
  })
}

/** The error for a post that is not pending, with the earlier decision. */
export async function refusal(trx: TransactionClientContract, id: string) {
  const decision = await findDecision(trx, id)
  return decision === null ? postNotFound() : postModerated(decision)
}
