import { lazy } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Optional } from '../../components/optional.tsx'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { useUser } from '../../platform/session/use-session.ts'

const InviteTeamPanel = lazy(
  () => import('../../features/organizations/settings/components/members/invite-team-panel.tsx'),
)

/** Invites the others, next to a post of the only member of an organization. */
export function ReadyForYourTeam({ post }: { post: Post }) {
  const { id } = useUser()
  const { organizations } = useCurrentOrganization()
  const organization = organizations.find((each) => each.id === post.organizationId)
  const isAlone = organization?.membersCount === 1 && organization.can.manageMembers && post.userId === id
  return <Optional>{isAlone && <InviteTeamPanel organization={organization} />}</Optional>
}
