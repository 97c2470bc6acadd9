import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Card } from '../../../../primitives/card.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'

export interface PostDetailsProps {
  post: Post
}

/** The details of a post, shown next to it. */
export function PostDetails({ post }: PostDetailsProps) {
  const { t } = useTranslation('posts')
  const { commentsCount: total, availableCount } = post
  const copied = total - availableCount
  return (
    <Card as="aside" aria-labelledby="details" className="flex flex-col gap-3">
      <h2 id="details" className="text-sm font-semibold text-muted">
        {t('details.title')}
      </h2>
      <dl className="flex flex-col gap-3">
        <Fact label={t('details.organization')}>
          <span className="min-w-0 break-words">{post.organization.name}</span>
        </Fact>
        <Fact label={t('details.sharedBy')}>
          <span className="min-w-0 break-words">{useAuthorName(post)}</span>
        </Fact>
        <Fact label={t('details.visibility')}>{post.isPublic ? t('state.public') : t('state.private')}</Fact>
        <Fact label={t('details.domain')}>
          <span className="truncate">{post.host}</span>
          {post.moderationStatus === 'approved' && (
            <>
              <Check aria-hidden className="size-3.5 shrink-0 text-ok" />
              <span className="sr-only">{t('details.approved')}</span>
            </>
          )}
        </Fact>
        {total > 0 && (
          <Fact label={t('details.copied')}>{t('details.copiedOf', { count: copied, total })}</Fact>
        )}
      </dl>
      {total > 0 && <ProgressBar value={copied} max={total} label={t('details.copied')} />}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center justify-end gap-1 break-words tabular-nums">{children}</dd>
    </div>
  )
}
