import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { useOrganization } from '../../../components/use-organization.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { toast } from '../../../primitives/toast.ts'
import { useCreatePost } from '../api/post-mutations.ts'
import { OrganizationMissing } from '../components/organization-missing.tsx'
import { PostFormSkeleton } from '../components/post-form-skeleton.tsx'
import { EMPTY_DRAFT, toFields, type PostDraft } from '../components/form/post-schema.ts'
import { PostForm } from '../components/form/post-form.tsx'
import { postPath } from '../post-paths.ts'

/** Shares a link with an organization. */
export default function CreatePostScreen() {
  const { organizationId = '' } = useParams()
  const { organization, ...lookup } = useOrganization(organizationId)
  if (organization) return <CreatePost key={organization.id} organization={organization} />
  return lookup.status === 'loading' ? <PostFormSkeleton /> : <OrganizationMissing lookup={lookup} />
}

function CreatePost({ organization }: { organization: Organization }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { mutateAsync } = useCreatePost()
  const { keyFor } = useIdempotencyKey()

  const share = async (draft: PostDraft) => {
    const fields = toFields(draft, true)
    const { post } = await mutateAsync({ organizationId: organization.id, fields, key: keyFor(fields) })
    toast('success', post.moderationStatus === 'pending' ? t('create.pending') : t('create.done'))
    await navigate(postPath(post.id), { replace: true })
  }

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('share')} noindex />
      <BackLink to="/dashboard">{t('dashboard')}</BackLink>
      <PageHeader title={t('share')} description={t('create.text', { name: organization.name })} />
      <PostForm
        organizationId={organization.id}
        draft={EMPTY_DRAFT}
        draftKey={`new-post:${organization.id}`}
        canMarkSensitive
        submitLabel={t('share')}
        failed={t('create.failed')}
        cancelTo="/dashboard"
        onSubmit={share}
      />
    </div>
  )
}
