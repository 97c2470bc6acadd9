import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { FIRST_PUBLIC_POST } from '@fanfare/contract/posts/rules/post.ts'
import { useIdempotencyKey } from '../../../../components/use-idempotency-key.ts'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useCreatePost } from '../api/post-mutations.ts'
import { newPostDraftKey } from '../post-drafts.ts'
import { postPath } from '../post-paths.ts'
import { deviceZone } from '../../schedule/times.ts'
import { PostForm } from './form/post-form.tsx'
import { EMPTY_DRAFT, toNewPost, type PostDraft } from './form/post-schema.ts'

export interface CreatePostProps {
  organization: Organization
  /** What the form starts with; it is empty by default. */
  draft?: PostDraft
  /** The key of the draft on this device; by default shared with any other new post. */
  draftKey?: string
  /** Shown above the fields. */
  notice?: ReactNode
}

/** Shares a link with an organization, with first suggestions for it. */
export function CreatePost({
  organization: { id, name },
  draft = EMPTY_DRAFT,
  draftKey = newPostDraftKey(id),
  notice,
}: CreatePostProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { mutateAsync } = useCreatePost()
  const { keyFor } = useIdempotencyKey()

  const share = async (values: PostDraft) => {
    const fields = toNewPost(values)
    const { post } = await mutateAsync({ organizationId: id, fields, key: keyFor(fields) })
    toast('success', t(outcomeOf(post)))
    await navigate(postPath(post.id), { replace: true })
  }

  return (
    <PageColumn>
      <Meta title={t('share')} noindex />
      <PageHeader title={t('share')} description={t('create.text', { name })} />
      <PostForm
        organizationId={id}
        draft={draft}
        draftKey={draftKey}
        timeZone={deviceZone()}
        canMarkSensitive
        submitLabel={t('sharing.share')}
        failed={t('create.failed')}
        cancelTo="/dashboard"
        notice={notice}
        onSubmit={share}
      />
    </PageColumn>
  )
}

function outcomeOf({ moderationStatus, moderationReason, startsAt }: Post) {
  if (moderationStatus === 'approved' && startsAt !== null) return 'create.scheduled'
  if (moderationStatus !== 'pending') return 'create.done'
  return moderationReason === FIRST_PUBLIC_POST ? 'create.pendingFirst' : 'create.pending'
}
