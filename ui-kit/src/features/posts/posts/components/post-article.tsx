import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Optional } from '../../../../components/optional.tsx'
import { usePhase } from '../../../../components/use-phase.ts'
import { SensitiveCover, type Cover } from '../../../../components/sensitive-cover.tsx'
import { DateText } from '../../../../i18n/date-text.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { ModerationNotice } from './moderation-notice.tsx'
import { PostLabels } from './post-labels.tsx'

const PhaseNotice = lazy(() => import('../../schedule/components/phase-notice.tsx'))

export interface PostArticleProps {
  post: Post
  cover: Cover
}

/** A post: its title, author, organization and text. */
export function PostArticle({ post, cover }: PostArticleProps) {
  const { t } = useTranslation('posts')
  const author = useAuthorName(post)
  const phase = usePhase(post)
  return (
    <article className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <PostLabels post={post} />
        <h1 className="font-display text-2xl font-semibold tracking-[-0.03em] break-words sm:text-3xl">
          <bdi>{cover.title}</bdi>
        </h1>
        <div className="flex items-center gap-2">
          <Avatar name={author} src={post.creator?.avatarUrl} />
          <DotList>
            <DotItem>
              <span className="font-medium text-ink">{author}</span>
            </DotItem>
            <DotItem>
              <bdi>{post.organization.name}</bdi>
            </DotItem>
            <DotItem>
              <DateText iso={post.createdAt} />
            </DotItem>
          </DotList>
        </div>
      </div>
      {phase !== 'open' && (
        <Optional loading={<Skeleton className="h-28 w-full rounded-lg" />}>
          <PhaseNotice post={post} />
        </Optional>
      )}
      <ModerationNotice post={post} />
      {post.isHidden && (
        <Notice tone="warn" title={t('moderation.hidden')}>
          {t('moderation.hiddenText')}
        </Notice>
      )}
      <SensitiveCover cover={cover}>
        {post.comment !== null && (
          <p dir="auto" className="max-w-3xl text-md break-words whitespace-pre-line text-muted">
            {post.comment}
          </p>
        )}
      </SensitiveCover>
    </article>
  )
}
