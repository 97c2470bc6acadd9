import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useUpdatePost } from '../api/post-mutations.ts'
import { postQuery } from '../api/post-queries.ts'
import { PostFormSkeleton } from '../components/post-form-skeleton.tsx'
import { PostMissing } from '../components/post-missing.tsx'
import { PostForm } from '../components/form/post-form.tsx'
import {
  changesOf,
  timesOf,
  toDraft,
  toFields,
  zoneOf,
  type PostDraft,
} from '../components/form/post-schema.ts'
import { isSameTimes } from '../../schedule/times.ts'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { postPath } from '../post-paths.ts'

/** Edits a post. Any member may; a notice is shown on the posts of other members. */
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
  const canMarkSensitive = isAuthor && !post.sensitiveByModerator
  const { mutateAsync } = useUpdatePost(post.id)
  // The post as it was when the form opened, for the comparison. It may change meanwhile.
  const [opened] = useState(() => toDraft(post))
  const [timeZone] = useState(() => zoneOf(post))
  const hasTimes = post.startsAt !== null && post.can.schedule
  const back = postPath(post.id)

  const save = async (draft: PostDraft) => {
    const changes = {
      ...changesOf(toFields(opened, canMarkSensitive), toFields(draft, canMarkSensitive)),
      ...(!isSameTimes(opened, draft) && timesOf(draft, timeZone)),
    }
    await mutateAsync({ changes, removesComment: draft.comment === '' && opened.comment !== '' })
    toast('success', t('edit.done'))
    await navigate(back, { replace: true })
  }

  return (
    <PageColumn>
      <Meta title={t('edit.title')} noindex />
      <BackLink to={back}>{t('edit.back')}</BackLink>
      <PageHeader title={t('edit.title')} description={t('edit.text', { name: post.organization.name })} />
      <PostForm
        organizationId={post.organizationId}
        postId={post.id}
        draft={opened}
        draftKey={`post:${post.id}`}
        knownUrl={opened.url}
        timeZone={hasTimes ? timeZone : undefined}
        canMarkSensitive={canMarkSensitive}
        submitLabel={t('common:actions.save')}
        failed={t('edit.failed')}
        errorText={(error) => (hasCode(error, 'FORBIDDEN') ? t('edit.forbidden') : undefined)}
        cancelTo={back}
        notice={
          isAuthor ? post.sensitiveByModerator && <MarkedByModerator /> : <CollaborationNotice post={post} />
        }
        onSubmit={save}
      />
    </PageColumn>
  )
}

/** Tells the author why they cannot change the sensitive mark. */
function MarkedByModerator() {
  const { t } = useTranslation('posts')
  return (
    <Notice tone="info" title={t('markedByModerator.title')}>
      {t('markedByModerator.text')}
    </Notice>
  )
}

/** A notice on posts of other members, which members may edit too. */
function CollaborationNotice({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  return <Notice tone="info">{t('edit.collaboration', { name: useAuthorName(post) })}</Notice>
}
