import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { toast } from '../../../primitives/toast.ts'
import { useCreatePost } from '../api/post-mutations.ts'
import {
  SuggestionNotAdded,
  useFirstSuggestions,
  type AddSuggestion,
} from '../hooks/use-first-suggestions.ts'
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
  /** Adds a first suggestion to the new post; without it the form takes none. */
  addSuggestion?: AddSuggestion
}

/** Shares a link with an organization. */
export function CreatePost({
  organization: { id, name },
  draft = EMPTY_DRAFT,
  draftKey = `new-post:${id}`,
  notice,
  addSuggestion,
}: CreatePostProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { mutateAsync } = useCreatePost()
  const { keyFor } = useIdempotencyKey()

  const addSuggestions = useFirstSuggestions(addSuggestion)
  const errorText = useErrorText()
  // Shared already, while one of its suggestions is refused.
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
    </div>
  )
}
