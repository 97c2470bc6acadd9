import { useQuery } from '@tanstack/react-query'
import { Link2, SearchX } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Post, PostList as Page } from '@fanfare/contract/posts/data/post.ts'
import { Optional } from '../../../../components/optional.tsx'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useSelecting } from '../../../../components/selection/use-selecting.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { postListQuery, waitingPostsQuery } from '../api/post-queries.ts'
import { usePostListUrl } from '../hooks/use-post-list-url.ts'
import { useRowsShown } from '../hooks/use-rows-shown.ts'
import { PostRow } from './post-row.tsx'

const PostSelection = lazy(() => import('./post-selection.tsx'))

export interface PostListProps {
  organization: Organization
}

/** The posts of an organization, filtered and paged by the address. Several can be selected and deleted. */
export function PostList({ organization }: PostListProps) {
  const { t } = useTranslation('posts')
  const { filter, page, asOf, isFiltered, clearFilter, hrefFor } = usePostListUrl()
  const query = useQuery(postListQuery({ ...filter, organizationId: organization.id, page, asOf }))
  const { data: waitingPosts } = useQuery(waitingPostsQuery(organization.id))
  const waiting = waitingPosts?.postIds ?? []
  const posts = query.data?.posts ?? []
  const rowsShown = useRowsShown(posts.length)
  const { toggle, isSelecting } = useSelecting(posts)
  const list = (boxOf?: (post: Post) => ReactNode) => (
    <PagedList
      query={query}
      page={page}
      hrefFor={hrefFor}
      rowsOf={() => posts.slice(0, rowsShown)}
      skeleton={<PostListSkeleton />}
      failedTitle={t('list.failed')}
      empty={isFiltered ? <NoMatches onClear={clearFilter} /> : <NoPosts organization={organization} />}
      renderSummary={(data) => isFiltered && <PostCount {...data} />}
    >
      {(post, { unreadIds }) => (
        <PostRow
          key={post.id}
          post={post}
          unread={unreadIds.includes(post.id)}
          waiting={waiting.includes(post.id)}
          box={boxOf?.(post)}
        />
      )}
    </PagedList>
  )
  return (
    <>
      {toggle && <div className="absolute end-0 -top-0.5">{toggle}</div>}
      {isSelecting ? (
        <Optional fallback={list()}>
          <PostSelection posts={posts}>{list}</PostSelection>
        </Optional>
      ) : (
        list()
      )}
    </>
  )
}

/** How many posts match; announced to screen readers when the list changes. */
function PostCount({ pagination: { total }, hasMore }: Pick<Page, 'pagination' | 'hasMore'>) {
  const { t } = useTranslation('posts')
  return (
    <output className="text-sm text-muted tabular-nums">
      {t(hasMore ? 'filter.foundMore' : 'filter.found', { count: total })}
    </output>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('posts')
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('list.emptyFiltered')}
      description={t('list.emptyFilteredText')}
      action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
    />
  )
}

function NoPosts({ organization: { name } }: { organization: Organization }) {
  const { t } = useTranslation('posts')
  return <EmptyState icon={<Link2 />} title={t('list.empty')} description={t('list.emptyText', { name })} />
}

const SKELETON_ROWS = ['one', 'two', 'three', 'four']

export function PostListSkeleton() {
  return (
    <Card padded={false} className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex min-h-31.5 gap-3 px-4 py-3 sm:px-5">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5 w-16 rounded-full" />
              <Skeleton className="h-5 w-24 rounded-full" />
              <Skeleton className="ms-auto h-4 w-32" />
            </div>
          </div>
        </div>
      ))}
    </Card>
  )
}
