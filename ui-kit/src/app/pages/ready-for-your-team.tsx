import { lazy } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Optional } from '../../components/optional.tsx'
import { useSlackMessage } from '../../features/posts/posts/components/sharing/use-slack-message.ts'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { useUser } from '../../platform/session/use-session.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'

const TeamPanel = lazy(() => import('./team-panel.tsx'))
// The panel imports nothing that a post needs too, so that only posts load that.
const MoreAction = lazy(() => import('../../features/ai/components/generate/more-action.tsx'))

/** Gets the team to comment, next to a post of the only member of an organization or to its first post. */
export function ReadyForYourTeam({ post }: { post: Post }) {
  const { id } = useUser()
  const { organizations } = useCurrentOrganization()
  const message = useSlackMessage(post)
  const isHydrated = useHydrated()
  const organization = organizations.find((each) => each.id === post.organizationId)
  if (organization === undefined || !organization.can.manageMembers || post.userId !== id) return null
  const { membersCount, postsCount } = organization
  const isFirst = membersCount === 1 || postsCount === 1
  return (
    <Optional>
      {/* React hydrates it later than the page, which has more data by then than the server had. */}
      {isFirst && isHydrated && (
        <TeamPanel
          post={post}
          organization={organization}
          message={message}
          more={<MoreAction post={post} />}
        />
      )}
    </Optional>
  )
}
