import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import type { PostList as Page } from '@fanfare/contract/data/post.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Card } from '../../../primitives/card.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { ListPager } from '../../../routing/list-pager.tsx'
import { postListQuery } from '../api/post-queries.ts'
import { PostCount } from '../filter/post-count.tsx'
import { isNarrowed, usePostListPlace } from '../use-post-list-place.ts'
import { NoPosts } from './no-posts.tsx'
import { PostListSkeleton } from './post-list-skeleton.tsx'
import { PostRow } from './post-row.tsx'

export interface PostListProps {
  organization: Organization
}

/** A page of the posts of an organization, with all that can happen on the way. */
export function PostList({ organization }: PostListProps) {
  const { t } = useTranslation(['posts', 'common'])
  const errorText = useErrorText()
  const { filter, page, hrefFor } = usePostListPlace()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    postListQuery({ ...filter, organizationId: organization.id, page }),
  )
  if (isPending) return <PostListSkeleton />
  if (!data) {
    return (
      <Card padded={false}>
        <ErrorState
          title={t('list.failed')}
          description={errorText(error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  // The last row of the last page may have been deleted.
  if (page > data.pagination.totalPages) return <Navigate to={hrefFor(data.pagination.totalPages)} replace />
  if (data.posts.length === 0) return <NoPosts organization={organization} />
  return (
    <>
      {isNarrowed(filter) && <PostCount {...data} />}
      <Rows data={data} busy={isPlaceholderData} hrefFor={hrefFor} />
    </>
  )
}

interface RowsProps {
  data: Page
  busy: boolean
  hrefFor: (page: number) => string
}

function Rows({ data, busy, hrefFor }: RowsProps) {
  return (
    <div aria-busy={busy} className="flex flex-col gap-5">
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {data.posts.map((post) => (
            <PostRow key={post.id} post={post} unread={data.unreadIds.includes(post.id)} />
          ))}
        </ul>
      </Card>
      <ListPager pagination={data.pagination} hrefFor={hrefFor} />
    </div>
  )
}
