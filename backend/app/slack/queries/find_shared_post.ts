import type { Post } from '#contract/posts/data/post'
import { OrganizationPosts } from '#posts/public'
import { postNotApproved } from '#slack/errors'

type Shared = Pick<Post, 'moderationStatus' | 'isHidden' | 'startsAt'>

/** Whether a post may be shared to Slack. */
export const mayGoOut = ({ moderationStatus, isHidden, startsAt }: Shared) =>
  moderationStatus === 'approved' && !isHidden && startsAt === null

/** Refuses a post that is pending, rejected, hidden or scheduled. */
export function requireApproved(post: Shared): void {
  if (!mayGoOut(post)) throw postNotApproved()
}

/**
 * The post of an organization at an address: its page, its public page or the link it shares; null if there is none.
 * SLACK_POST_NOT_APPROVED when it may not be shared.
 */
export async function findOwnPostAt(organizationId: string, address: string) {
  const post = await new OrganizationPosts(organizationId).findAt(address)
  if (post !== null) requireApproved(post)
  return post
}
