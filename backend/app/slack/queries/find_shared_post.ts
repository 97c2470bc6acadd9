import { phaseOf, type Phase } from '#contract/posts/rules/phase'
import type { Post } from '#contract/posts/data/post'
import type { AppError } from '#core/http/errors/app_error'
import { now } from '#core/runtime/clock'
import { OrganizationPosts } from '#posts/public'
import { postEnded, postNotApproved } from '#slack/errors'

export type Shared = Pick<Post, 'moderationStatus' | 'isHidden' | 'startsAt' | 'endsAt'>

const phaseNow = (post: Shared): Phase => phaseOf(post, now())

/** Whether a post has yet to start, so that its shares wait. */
export const isScheduled = (post: Shared): boolean => phaseNow(post) === 'scheduled'

/** Why a post may not be shared to Slack, now or once it starts: it is pending, rejected, hidden or has ended. */
function refusalOf(post: Shared): AppError | null {
  if (post.moderationStatus !== 'approved' || post.isHidden) return postNotApproved()
  return phaseNow(post) === 'ended' ? postEnded() : null
}

/** Whether a post may be in Slack now. */
export const mayGoOut = (post: Shared): boolean => !isScheduled(post) && refusalOf(post) === null

/** SLACK_POST_NOT_APPROVED, POST_ENDED. */
export function requireShareable(post: Shared): void {
  const refusal = refusalOf(post)
  if (refusal !== null) throw refusal
}

/**
 * The post of an organization at an address: its page, its public page or the link it shares; null if there is none.
 * SLACK_POST_NOT_APPROVED or POST_ENDED when it may not be shared.
 */
export async function findOwnPostAt(organizationId: string, address: string) {
  const post = await new OrganizationPosts(organizationId).findAt(address)
  if (post !== null) requireShareable(post)
  return post
}
