import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { ListPager } from '../../../routing/list-pager.tsx'
import type { CommunityFilter } from '../api/community-api.ts'
import { communityPostsQuery } from '../api/community-queries.ts'
import type { PostActionsProps } from '../post-actions.ts'
import { CommunityPostListSkeleton } from './community-post-list-skeleton.tsx'
import { CommunityPostRow } from './community-post-row.tsx'

export interface CommunityPostListProps extends PostActionsProps {
  filter: CommunityFilter
  hrefFor: (page: number) => string
  onClearTags: () => void
}

/** A page of posts that everybody may see, with all that can happen on the way. */
export function CommunityPostList({ filter, hrefFor, onClearTags, postActions }: CommunityPostListProps) {
  const { t } = useTranslation(['community', 'common'])
  const errorText = useErrorText()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(communityPostsQuery(filter))

  if (isPending) return <CommunityPostListSkeleton />
  if (!data) {
    return (
      <Card padded={false}>
        <ErrorState
          title={t('common:state.failedTitle')}
          description={errorText(error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (data.posts.length === 0) return <NoPosts filtered={filter.tags.length > 0} onClearTags={onClearTags} />

  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {data.posts.map((post) => (
            <CommunityPostRow key={post.id} post={post} postActions={postActions} />
          ))}
        </ul>
      </Card>
      <ListPager pagination={data.pagination} hrefFor={hrefFor} />
    </div>
  )
}

function NoPosts({ filtered, onClearTags }: { filtered: boolean; onClearTags: () => void }) {
  const { t } = useTranslation('community')
  return (
    <Card padded={false}>
      <EmptyState
        icon={<Compass />}
        title={t('empty.title')}
        description={filtered ? t('empty.filtered') : t('empty.nothing')}
        action={filtered && <Button onClick={onClearTags}>{t('tags.clear')}</Button>}
      />
    </Card>
  )
}
