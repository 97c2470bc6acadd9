import { useParams } from 'react-router-dom'
import { OrganizationPosts } from '../components/organization-posts.tsx'

/** The public posts of an organization, within the community. */
export default function OrganizationCommunityScreen() {
  const { organizationSlug = '' } = useParams()
  return <OrganizationPosts slug={organizationSlug} />
}
