import { lazy } from 'react'
import { Optional } from '../../components/optional.tsx'
import { createPostPath, postPath } from '../../features/posts/posts/post-paths.ts'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'

const FirstSteps = lazy(() => import('../../features/suggestions/first-steps/components/first-steps.tsx'))

/** The first steps of the current organization, for members who may take all of them. */
export function FirstStepsOfOrganization() {
  const { current } = useCurrentOrganization()
  if (!current?.can.createPost || !current.can.manageMembers) return null
  // The content below would move when the steps appear.
  const isNew = current.postsCount === 0 || current.membersCount === 1
  const skeleton = isNew && <Skeleton className="h-13 w-full rounded-lg" />
  return (
    <Optional loading={skeleton}>
      <FirstSteps
        key={current.id}
        organization={current}
        sharePath={createPostPath(current.id)}
        postPath={postPath}
        skeleton={skeleton}
      />
    </Optional>
  )
}
