import { useQuery } from '@tanstack/react-query'
import type { PublicPostList } from '@fanfare/contract/posts/data/post.ts'
import { readCommunityFilter } from '@fanfare/contract/posts/rules/community_filter.ts'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { communityPostsQuery } from '../api/community-queries.ts'
import type { PostActionsProps } from '../post-actions.ts'
import { CommunityFilters } from './community-filters.tsx'
import { CommunityPostRow, type RowHeading } from './community-post-row.tsx'
import { TagFilter } from './tag-filter.tsx'

export interface CommunityPostListProps extends PostActionsProps {
  /** Only the posts of this organization. */
  organizationSlug?: string
  /** The level of the titles of posts. */
  heading?: RowHeading
}

/** Public posts, with the search above the list and the tags that filter it next to it. */
export function CommunityPostList({ organizationSlug, heading, postActions }: CommunityPostListProps) {
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readCommunityFilter)
  const { t } = useTranslation('community')
  const query = useQuery(communityPostsQuery({ ...filter, page, asOf, organizationSlug }))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="lg:sticky lg:top-20 lg:order-last">
        <TagFilter
          organizationSlug={organizationSlug}
          selected={filter.tags}
          onChange={(tags) => setFilter({ tags })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <CommunityFilters filter={filter} onChange={setFilter} />
        <PagedList
          query={query}
          page={page}
          hrefFor={hrefFor}
          rowsOf={({ posts }) => posts}
          skeleton={<CommunityPostListSkeleton />}
          failedTitle={t('failed')}
          empty={<NoPosts isFiltered={isFiltered} onClear={clearFilter} />}
          renderSummary={(found) => filter.search !== undefined && <FoundPosts found={found} />}
        >
          {(post) => (
            <CommunityPostRow key={post.id} post={post} heading={heading} postActions={postActions} />
          )}
        </PagedList>
      </div>
    </div>
  )
}

/** How many posts a search has found; at most as many as are counted. */
function FoundPosts({ found: { pagination, hasMore } }: { found: PublicPostList }) {
  const { t } = useTranslation('community')
  const format = useFormatNumber()
  const { total } = pagination
  return (
    <output className="text-sm text-muted tabular-nums">
      {t('found', { count: total, shown: `${format(total)}${hasMore ? '+' : ''}` })}
    </output>
  )
}

function NoPosts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('community')
  return (
    <EmptyState
      icon={<Compass />}
      title={isFiltered ? t('empty.noMatch') : t('empty.title')}
      description={isFiltered ? t('empty.filtered') : t('empty.nothing')}
      action={isFiltered && <Button onClick={onClear}>{t('filter.clear')}</Button>}
    />
  )
}

const SKELETON_ROWS = ['one', 'two', 'three', 'four']

export function CommunityPostListSkeleton() {
  return (
    <Card padded={false} className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex gap-3 p-4 sm:px-5">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5 w-16 rounded-full" />
              <Skeleton className="h-5 w-20 rounded-full" />
            </div>
          </div>
        </div>
      ))}
    </Card>
  )
}
