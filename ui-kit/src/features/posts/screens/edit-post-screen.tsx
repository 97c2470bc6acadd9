import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Post } from '@fanfare/contract/data/post.ts'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useUser } from '../../../session/use-session.ts'
import { useUpdatePost } from '../api/post-mutations.ts'
import { postQuery } from '../api/post-queries.ts'
import { CollaborationNotice } from '../components/collaboration-notice.tsx'
import { ModeratorsMark } from '../components/moderators-mark.tsx'
import { PostFormSkeleton } from '../components/post-form-skeleton.tsx'
import { PostMissing } from '../components/post-missing.tsx'
import { PostForm } from '../form/post-form.tsx'
import { changesOf, toDraft, toFields, type PostDraft } from '../form/post-schema.ts'
import { postPath } from '../post-paths.ts'

/** Changes a post; any member may, and is told when it is somebody else's. */
export default function EditPostScreen() {
  const { postId = '' } = useParams()
  const { data, error, isPending } = useQuery(postQuery(postId))
  if (isPending) return <PostFormSkeleton />
  if (!data) return <PostMissing error={error} />
  return <EditPost key={postId} post={data.post} />
}

function EditPost({ post }: { post: Post }) {
  const { t } = useTranslation(['posts', 'common'])
  const navigate = useNavigate()
  const isAuthor = useUser().id === post.userId
  const mayJudge = isAuthor && !post.sensitiveByModerator
  const { mutateAsync } = useUpdatePost(post.id)
  // As it was when the form was opened: what is typed is a change of that, whatever happens to the post meanwhile.
  const [opened] = useState(() => toDraft(post))
  const back = postPath(post.id)

  const save = async (draft: PostDraft) => {
    await mutateAsync(changesOf(toFields(opened, mayJudge), toFields(draft, mayJudge)))
    toast('success', t('edit.done'))
    await navigate(back, { replace: true })
  }

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('edit.title')} noindex />
      <BackLink to={back}>{t('edit.back')}</BackLink>
      <PageHeader title={t('edit.title')} description={t('edit.text', { name: post.organization.name })} />
      <PostForm
        organizationId={post.organizationId}
        postId={post.id}
        draft={opened}
        place={`post:${post.id}`}
        knownUrl={opened.url}
        canMarkSensitive={mayJudge}
        submitLabel={t('common:actions.save')}
        cancelTo={back}
        notice={
          isAuthor ? post.sensitiveByModerator && <ModeratorsMark /> : <CollaborationNotice post={post} />
        }
        onSubmit={save}
      />
    </div>
  )
}
