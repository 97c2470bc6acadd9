import type { ReactNode } from 'react'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { InviteTeam } from '../../features/organizations/settings/components/members/invite-team.tsx'
import { ChannelAction } from '../../features/slack/components/share/channel-action.tsx'
import { ReachRing } from '../../features/suggestions/components/reach-ring.tsx'

export interface TeamPanelProps {
  post: Post
  organization: Organization
  /** The message of the organization to Slack, filled in. */
  message: string
  /** Generates more suggestions. */
  more: ReactNode
}

/** Invites the team and posts to its channel; later, how many have joined in. */
export default function TeamPanel({ post, organization, message, more }: TeamPanelProps) {
  return (
    <InviteTeam organization={organization}>
      {organization.membersCount > 1 && <ReachRing postId={post.id} />}
      <ChannelAction post={post} message={message} />
      {more}
    </InviteTeam>
  )
}
