import { useParams } from 'react-router-dom'
import { OrganizationPosts } from '../components/organization-posts.tsx'

/** The public page of an organization, for everybody. */
export default function PublicOrganizationScreen() {
  const { organizationSlug = '' } = useParams()
  return <OrganizationPosts slug={organizationSlug} />
}
