import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { phaseOf } from '@fanfare/contract/posts/rules/phase.ts'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'

/** Why a post cannot be shared to Slack by this member. */
export type Obstacle = 'notConnected' | 'notAllowed' | 'pending' | 'rejected' | 'hidden' | 'private' | 'ended'

type Shared = Pick<Post, 'moderationStatus' | 'isHidden' | 'isPublic' | 'startsAt' | 'endsAt'>

/** Why a post cannot be shared; null when it can. Without a status the organization is not connected. */
export function obstacleOf(
  post: Shared,
  status: Pick<SlackStatus, 'connected' | 'can'> | undefined,
): Obstacle | null {
  const { moderationStatus, isHidden, isPublic } = post
  if (status === undefined || !status.connected) return 'notConnected'
  if (!status.can.share && !status.can.messageAll) return 'notAllowed'
  if (moderationStatus !== 'approved') return moderationStatus
  if (isHidden) return 'hidden'
  if (!isPublic) return 'private'
  return phaseOf(post, new Date()) === 'ended' ? 'ended' : null
}
