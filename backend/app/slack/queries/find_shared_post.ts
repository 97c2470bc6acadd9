import env from '#start/env'
import { readLink, findPost, findPostOfLink, findPublicPost, type PostRecord } from '#posts/public'
import { isId } from '#core/runtime/ids'
import { postNotApproved } from '#slack/errors'

/** Whether a post may be shared to Slack. */
export const mayGoOut = ({ moderationStatus, isHidden }: PostRecord) =>
  moderationStatus === 'approved' && !isHidden

/** Refuses a post that is pending, rejected or hidden. */
export function requireApproved(post: PostRecord): void {
  if (!mayGoOut(post)) throw postNotApproved()
}

/**
 * The post of an organization at an address: its page, its public page or the link it shares; null if there is none.
 * SLACK_POST_NOT_APPROVED when it may not be shared.
 */
export async function findOwnPostAt(organizationId: string, address: string): Promise<PostRecord | null> {
  const post = await findPostAt(organizationId, address)
  if (post?.organization.id !== organizationId) return null
  requireApproved(post)
  return post
}

async function findPostAt(organizationId: string, address: string): Promise<PostRecord | null> {
  const url = URL.parse(address)
  if (url?.origin === new URL(env.appUrl).origin) {
    const [kind, first = '', second = ''] = url.pathname.split('/').slice(1)
    if (kind === 'posts' && isId(first)) return findPost(first)
    return kind === 'public' ? findPublicPost(first, second) : null
  }
  const link = readLink(address)
  return link && findPostOfLink(organizationId, link)
}
