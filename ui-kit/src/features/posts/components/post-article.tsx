import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { SensitiveCover, useCover } from '../../../components/sensitive-cover.tsx'
import { DateText } from '../../../i18n/date-text.tsx'
import { Avatar } from '../../../primitives/avatar.tsx'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import { Card } from '../../../primitives/card.tsx'
import { HostIcon } from '../../../primitives/host-icon.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { ModerationNotice } from './moderation-notice.tsx'
import { PostLabels } from './post-labels.tsx'
import { PostToolbar } from './post-toolbar.tsx'

export interface PostArticleProps {
  post: Post
  /** Renders another way to share the post. */
  share?: (post: Post) => ReactNode
}

/** A post: its text, author and link. */
export function PostArticle({ post, share }: PostArticleProps) {
  const { t } = useTranslation('posts')
  const author = useAuthorName(post)
  const cover = useCover(post)
  return (
    <article className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <PostLabels post={post} />
        <h1
          dir="auto"
          className="font-display text-2xl font-semibold tracking-[-0.03em] break-words sm:text-3xl"
        >
          {cover.title}
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Avatar name={author} src={post.creator?.avatarUrl} />
          <span className="min-w-0 font-medium break-words text-ink">{author}</span>
          <span aria-hidden>·</span>
          <DateText iso={post.createdAt} />
        </p>
      </div>
      <ModerationNotice post={post} />
      {post.isHidden && (
        <Notice tone="warn" title={t('moderation.hidden')}>
          {t('moderation.hiddenText')}
        </Notice>
      )}
      <SensitiveCover cover={cover}>
        {post.comment !== null && (
          <p dir="auto" className="text-md break-words whitespace-pre-line text-muted">
            {post.comment}
          </p>
        )}
      </SensitiveCover>
      <Card padded={false} className="flex flex-wrap items-center gap-3 p-2.5">
        <HostIcon host={post.host} size={36} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{post.host}</p>
          <p className="truncate text-sm text-muted">{post.url.replace(/^https?:\/\/(www\.)?/, '')}</p>
        </div>
        <ButtonAnchor href={post.url} variant="ghost" icon={<ExternalLink aria-hidden />}>
          {t('openOriginal')}
        </ButtonAnchor>
      </Card>
      <PostToolbar post={{ ...post, title: cover.title }} share={share?.(post)} />
    </article>
  )
}
