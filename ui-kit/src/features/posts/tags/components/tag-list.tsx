import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { allTagsQuery } from '../api/tag-queries.ts'
import { TagRow } from './tag-row.tsx'

const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

/** All tags of the installation, searched by a part of the name. */
export function TagList() {
  const { t } = useTranslation('tags')
  const { filter, page, setFilter, hrefFor } = useListUrl(readFilter)
  const { search } = filter
  const query = useQuery(allTagsQuery({ search: search || undefined, page }))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex">
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(text) => setFilter({ search: text })}
          maxLength={TAG_MAX}
        />
      </div>
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('title')}
        rowsOf={({ tags }) => tags}
        skeleton={<TagListSkeleton />}
        failedTitle={t('failed')}
        empty={<NoTags search={search} onClear={() => setFilter({ search: '' })} />}
      >
        {(tag) => <TagRow key={tag.id} tag={tag} />}
      </PagedList>
    </div>
  )
}

function readFilter(parameters: URLSearchParams) {
  return { search: (parameters.get('search') ?? '').trim().slice(0, TAG_MAX) }
}

function NoTags({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('tags')
  if (search === '') {
    return <EmptyState icon={<Tag />} title={t('empty.title')} description={t('empty.text')} />
  }
  return (
    <EmptyState
      icon={<Tag />}
      title={t('empty.nothing')}
      description={t('empty.nothingText', { search })}
      action={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  )
}

function TagListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex items-center justify-between px-4 py-1.5 sm:px-5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="control-sm w-24" />
        </div>
      ))}
    </Card>
  )
}
