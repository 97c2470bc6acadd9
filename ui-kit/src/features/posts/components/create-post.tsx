import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { toast } from '../../../primitives/toast.ts'
import { useCreatePost } from '../api/post-mutations.ts'
import { postPath } from '../post-paths.ts'
import { PostForm } from './form/post-form.tsx'
import { EMPTY_DRAFT, toFields, type PostDraft } from './form/post-schema.ts'

export interface CreatePostProps {
  organization: Organization
  /** What the form starts with; it is empty by default. */
  draft?: PostDraft
  /** Where unsent input is saved on this device; by default with that of any other new post. */
  draftKey?: string
  /** Shown above the fields. */
  notice?: ReactNode
}

/** Shares a link with an organization. */
export function CreatePost({
  organization: { id, name },
  draft = EMPTY_DRAFT,
  draftKey = `new-post:${id}`,
  notice,
}: CreatePostProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { mutateAsync } = useCreatePost()
  const { keyFor } = useIdempotencyKey()

  const share = async (values: PostDraft) => {
    const fields = toFields(values, true)
    const { post } = await mutateAsync({ organizationId: id, fields, key: keyFor(fields) })
    toast('success', post.moderationStatus === 'pending' ? t('create.pending') : t('create.done'))
    await navigate(postPath(post.id), { replace: true })
  }

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('share')} noindex />
      <BackLink to="/dashboard">{t('dashboard')}</BackLink>
      <PageHeader title={t('share')} description={t('create.text', { name })} />
      <PostForm
        organizationId={id}
        draft={draft}
        draftKey={draftKey}
        canMarkSensitive
        submitLabel={t('share')}
        failed={t('create.failed')}
        cancelTo="/dashboard"
        notice={notice}
        onSubmit={share}
      />
    </div>
  )
}
