import { useParams } from 'react-router-dom'
import { useOrganization } from '../../../../components/use-organization.ts'
import { CreatePost } from '../components/create-post.tsx'
import { OrganizationMissing } from '../components/organization-missing.tsx'
import { PostFormSkeleton } from '../components/post-form-skeleton.tsx'

/** Shares a link with the organization in the address. */
export default function CreatePostScreen() {
  const { organizationId = '' } = useParams()
  const { organization, ...lookup } = useOrganization(organizationId)
  if (organization) return <CreatePost key={organization.id} organization={organization} />
  return lookup.status === 'loading' ? <PostFormSkeleton /> : <OrganizationMissing lookup={lookup} />
}
