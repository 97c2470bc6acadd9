import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'

/** Why a post cannot be shared to Slack by this member. */
export type Obstacle = 'notConnected' | 'notAllowed' | 'pending' | 'rejected' | 'hidden' | 'private'

/** Why a post cannot be shared; null when it can. Without a status the organization is not connected. */
export function obstacleOf(
  { moderationStatus, isHidden, isPublic }: Pick<Post, 'moderationStatus' | 'isHidden' | 'isPublic'>,
  status: Pick<SlackStatus, 'connected' | 'can'> | undefined,
): Obstacle | null {
  if (status === undefined || !status.connected) return 'notConnected'
  if (!status.can.share && !status.can.messageAll) return 'notAllowed'
  if (moderationStatus !== 'approved') return moderationStatus
  if (isHidden) return 'hidden'
  return isPublic ? null : 'private'
}
