import { useParams } from 'react-router-dom'
import { OrganizationPosts } from '../components/organization-posts.tsx'
import type { PostActionsProps } from '../post-actions.ts'

/** The public page of an organization, for everybody. */
export function PublicOrganizationScreen({ postActions }: PostActionsProps) {
  const { organizationSlug = '' } = useParams()
  return <OrganizationPosts slug={organizationSlug} postActions={postActions} />
}
