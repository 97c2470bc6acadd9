import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { FIRST_PUBLIC_POST } from '@fanfare/contract/posts/rules/post.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { useIdempotencyKey } from '../../../../components/use-idempotency-key.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useCreatePost } from '../api/post-mutations.ts'
import {
  SuggestionNotAdded,
  useFirstSuggestions,
  type AddSuggestion,
} from '../hooks/use-first-suggestions.ts'
import { newPostDraftKey } from '../post-drafts.ts'
import { postPath } from '../post-paths.ts'
import { PostForm } from './form/post-form.tsx'
import { EMPTY_DRAFT, toFields, type PostDraft } from './form/post-schema.ts'

export interface CreatePostProps {
  organization: Organization
  /** What the form starts with; it is empty by default. */
  draft?: PostDraft
  /** The key of the draft on this device; by default shared with any other new post. */
  draftKey?: string
  /** Shown above the fields. */
  notice?: ReactNode
  /** Adds a first suggestion to the new post; without it the form has no fields for suggestions. */
  addSuggestion?: AddSuggestion
}

/** Shares a link with an organization. */
export function CreatePost({
  organization: { id, name },
  draft = EMPTY_DRAFT,
  draftKey = newPostDraftKey(id),
  notice,
  addSuggestion,
}: CreatePostProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { mutateAsync } = useCreatePost()
  const { keyFor } = useIdempotencyKey()

  const addSuggestions = useFirstSuggestions(addSuggestion)
  const errorText = useErrorText()
  // The post is shared already, but one of its suggestions was refused.
  const [shared, setShared] = useState<Post | null>(null)

  const create = async (values: PostDraft) => {
    const fields = toFields(values, true)
    const { post } = await mutateAsync({ organizationId: id, fields, key: keyFor(fields) })
    return post
  }
  const share = async (values: PostDraft) => {
    const post = shared ?? (await create(values))
    setShared(post)
    await addSuggestions(post.id, values.suggestions)
    toast('success', t(outcomeOf(post)))
    await navigate(postPath(post.id), { replace: true })
  }

  return (
    <PageColumn>
      <Meta title={t('share')} noindex />
      <BackLink to="/dashboard">{t('dashboard')}</BackLink>
      <PageHeader title={t('share')} description={t('create.text', { name })} />
      <PostForm
        organizationId={id}
        draft={draft}
        draftKey={draftKey}
        canMarkSensitive
        takesSuggestions={addSuggestion !== undefined}
        isShared={shared !== null}
        submitLabel={shared === null ? t('share') : t('form.suggestions.send')}
        failed={shared === null ? t('create.failed') : t('form.suggestions.failed')}
        errorText={(error) =>
          error instanceof SuggestionNotAdded ? `“${error.content}”: ${errorText(error.cause)}` : undefined
        }
        cancelTo={shared === null ? '/dashboard' : postPath(shared.id)}
        notice={notice}
        onSubmit={share}
      />
    </PageColumn>
  )
}

function outcomeOf({ moderationStatus, moderationReason }: Post) {
  if (moderationStatus !== 'pending') return 'create.done'
  return moderationReason === FIRST_PUBLIC_POST ? 'create.pendingFirst' : 'create.pending'
}
