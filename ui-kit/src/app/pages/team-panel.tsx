import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { MoreAction } from '../../features/ai/components/generate/more-action.tsx'
import { InviteTeam } from '../../features/organizations/settings/components/members/invite-team.tsx'
import { useSlackMessage } from '../../features/posts/posts/components/sharing/use-slack-message.ts'
import { ChannelAction } from '../../features/slack/components/share/channel-action.tsx'
import { ReachRing } from '../../features/suggestions/components/reach-ring.tsx'

export interface TeamPanelProps {
  post: Post
  organization: Organization
}

/** Invites the team, posts to its channel and generates more suggestions; later, how many have joined in. */
export default function TeamPanel({ post, organization }: TeamPanelProps) {
  const message = useSlackMessage(post)
  return (
    <InviteTeam organization={organization}>
      {organization.membersCount > 1 && <ReachRing postId={post.id} />}
      <ChannelAction post={post} message={message} />
      <MoreAction post={post} />
    </InviteTeam>
  )
}
