import { Trans, useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'

export interface FreeCountProps {
  post: Pick<Post, 'commentsCount' | 'freeCount'>
}

/** How many of a post's suggestions can still be copied. */
export function FreeCount({ post: { commentsCount: total, freeCount: count } }: FreeCountProps) {
  const { t } = useTranslation('posts')
  if (total === 0) return <span className="text-sm text-faint">{t('free.none')}</span>
  if (count === 0) return <span className="text-sm text-muted">{t('free.allUsed', { count: total })}</span>
  return (
    <span className="text-sm text-muted tabular-nums">
      <Trans
        t={t}
        i18nKey="free.some"
        values={{ count, total }}
        components={{ strong: <strong className="font-semibold text-accent-text" /> }}
      />
    </span>
  )
}
