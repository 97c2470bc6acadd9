import { useTranslation } from 'react-i18next'
import type { PostList } from '@fanfare/contract/data/post.ts'

/** How many posts fit, said also to those who do not see the list change. */
export function PostCount({ pagination, hasMore }: Pick<PostList, 'pagination' | 'hasMore'>) {
  const { t } = useTranslation('posts')
  const count = pagination.total
  return (
    <output className="text-sm text-muted tabular-nums">
      {t(hasMore ? 'filter.foundMore' : 'filter.found', { count })}
    </output>
  )
}
