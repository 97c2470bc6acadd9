import { useParams } from 'react-router-dom'
import { OrganizationPosts } from '../components/organization-posts.tsx'
import type { PostActionsProps } from '../post-actions.ts'

/** The public posts of an organization, within the community. */
export function OrganizationCommunityScreen({ postActions }: PostActionsProps) {
  const { organizationSlug = '' } = useParams()
  return <OrganizationPosts slug={organizationSlug} postActions={postActions} />
}
