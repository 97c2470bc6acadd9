import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Card } from '../../../primitives/card.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { KeptFocus } from '../../../primitives/kept-focus.tsx'
import { ListPager } from '../../../routing/list-pager.tsx'
import { allTagsQuery } from '../api/tag-queries.ts'
import { useTagListPlace } from '../use-tag-list-place.ts'
import { NoTags } from './no-tags.tsx'
import { TagListSkeleton } from './tag-list-skeleton.tsx'
import { TagRow } from './tag-row.tsx'

/** A page of all tags, with all that can happen on the way. */
export function TagList() {
  const { t } = useTranslation(['tags', 'common'])
  const errorText = useErrorText()
  const { search, page, hrefFor } = useTagListPlace()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    allTagsQuery({ search: search || undefined, page }),
  )

  if (isPending) return <TagListSkeleton />
  if (!data) {
    return (
      <Card padded={false}>
        <ErrorState
          title={t('failed')}
          description={errorText(error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const { tags, pagination } = data
  if (page > pagination.totalPages && !isPlaceholderData) {
    return <Navigate to={hrefFor(pagination.totalPages)} replace />
  }

  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <KeptFocus shows={tags.map(({ id }) => id).join()}>
        <Card padded={false}>
          {tags.length === 0 ? (
            <NoTags />
          ) : (
            <ul aria-label={t('title')} className="divide-y divide-line">
              {tags.map((tag) => (
                <TagRow key={tag.id} tag={tag} />
              ))}
            </ul>
          )}
        </Card>
      </KeptFocus>
      <ListPager pagination={pagination} hrefFor={hrefFor} />
    </div>
  )
}
