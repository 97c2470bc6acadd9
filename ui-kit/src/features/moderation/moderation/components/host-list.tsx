import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { HOST_STATES, type HostState } from '@fanfare/contract/posts/rules/post.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { readSearch, useListUrl } from '../../../../components/use-list-url.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { hostsQuery } from '../api/host-queries.ts'
import { foldHosts } from './fold-hosts.ts'
import { HostRow } from './host-row.tsx'

const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six']
const CHOICES = ['all', ...HOST_STATES] as const

/** The approved and blocked hosts, searched by a part of the host or its name. */
export function HostListSection() {
  const { t } = useTranslation('moderation')
  const { filter, page, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readFilter)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('hosts.search')}
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
          maxLength={SEARCH_MAX}
        />
        <Segmented
          label={t('hosts.filter')}
          value={filter.state ?? 'all'}
          onChange={(state) => setFilter({ state: state === 'all' ? undefined : state })}
          options={CHOICES.map((value) => ({ value, label: t(`hosts.state.${value}`) }))}
        />
      </div>
      <PagedList
        query={useQuery(hostsQuery({ ...filter, page }))}
        page={page}
        hrefFor={hrefFor}
        label={t('hosts.title')}
        keepsPending
        rowsOf={({ hosts }) => foldHosts(hosts)}
        skeleton={<HostListSkeleton />}
        failedTitle={t('hosts.failed')}
        empty={<NoHosts onClear={isFiltered ? clearFilter : undefined} />}
      >
        {({ id, ...folded }) => <HostRow key={id} {...folded} />}
      </PagedList>
    </div>
  )
}

function readFilter(parameters: URLSearchParams): { search?: string; state?: HostState } {
  const state = HOST_STATES.find((known) => known === parameters.get('state'))
  return { ...readSearch(parameters), state }
}

function NoHosts({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('moderation')
  if (onClear === undefined) {
    return <EmptyState icon={<Globe />} title={t('hosts.empty')} description={t('hosts.emptyText')} />
  }
  return (
    <EmptyState
      icon={<Globe />}
      title={t('hosts.nothing')}
      description={t('hosts.nothingText')}
      action={<Button onClick={onClear}>{t('hosts.clear')}</Button>}
    />
  )
}

function HostListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5">
          <Skeleton className="size-7" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </Card>
  )
}
