import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationAction } from '#contract/posts/rules/post'
import { recordDecisions } from '#core/events/decision_made'
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
  await decidePosts(trx, [post], decision)
  await completeAction(trx)
}

/** Decides about locked posts that are open, in a few statements for any number. */
export async function decidePosts(
  trx: TransactionClientContract,
  posts: readonly ModeratedPost[],
  decision: PostDecision,
): Promise<void> {
  const { action, reason = null, moderatorId } = decision
  await setModeration(trx, posts, { status: STATUS[action], reason, moderatorId })
  await recordPostDecisions(trx, posts, decision)
}

/** Whether a moderator can still decide about a post. */
export function isOpen(
  { status, isPublic, isHidden }: ModeratedPost,
  { action, overrule }: Pick<PostDecision, 'action' | 'overrule'>,
): boolean {
  if (status === 'pending') return true
  return overrule === true && action === 'reject' && status === 'approved' && isPublic && isHidden
}

/** Records a decision about posts in the platform log; `posts` are as they were before. */
export function recordPostDecisions(
  trx: TransactionClientContract,
  posts: readonly ModeratedPost[],
  { action, reason = null, moderatorId }: PostDecision,
): Promise<void> {
  const status = STATUS[action]
  const decisions = posts.map((post) => ({
    actorId: moderatorId,
    action: `post.${status}` as const,
    targetId: post.id,
    // The log contains no content of private posts.
    subject: post.isPublic ? post.title : post.host,
    before: { status: post.status },
    after: { status, reason },
  }))
  return recordDecisions(trx, decisions)
}

/** The error for a post that is not pending, with the earlier decision. */
export async function refusal(trx: TransactionClientContract, id: string) {
  const decision = await findDecision(trx, id)
  return decision === null ? postNotFound() : postModerated(decision)
}
