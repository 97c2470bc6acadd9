import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { Button } from '../../primitives/button.tsx'
import { Card } from '../../primitives/card.tsx'
import { EmptyState } from '../../primitives/empty-state.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { PagedList, type PagedListProps } from '../paged-list.tsx'
import type { useListUrl } from '../use-list-url.ts'
import type { AddressedFilter } from './log-filter.ts'
import { LogFilters, type LogFiltersProps } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { groupRepeated, type DescribedEntry, type EntryGroup } from './repeated-entries.ts'

interface Entry {
  id: string
  createdAt: string
}

interface LogPage<Logged> {
  entries: readonly Logged[]
  pagination: Pagination
}

export interface LogListProps<Action extends string, Logged extends Entry> extends Pick<
  PagedListProps<LogPage<Logged>, EntryGroup>,
  'query' | 'label' | 'failedTitle'
> {
  /** The page and the filter in the address. */
  url: ReturnType<typeof useListUrl<AddressedFilter<Action>>>
  /** The actions that the log can have. */
  actions: LogFiltersProps<Action>['actions']
  /** The field that chooses a person. */
  person: ReactNode
  /** The title and the sentence of an empty log. */
  empty: [title: string, text: string]
  /** The title when nothing matches the filter. */
  nothing: string
  describe: (entry: Logged) => Omit<DescribedEntry, 'id' | 'iso'>
}

/** The entries of a log by day, newest first, with their filters. */
export function LogList<Action extends string, Logged extends Entry>(props: LogListProps<Action, Logged>) {
  const { url, actions, person, empty, nothing, describe, ...list } = props
  const { filter, page, isFiltered, setFilter, clearFilter, hrefFor } = url
  const { t } = useTranslation()
  const [title, text] = isFiltered ? [nothing, t('log.nothingText')] : empty
  const groupsOf = ({ entries }: LogPage<Logged>) =>
    groupRepeated(entries.map((entry) => ({ ...describe(entry), id: entry.id, iso: entry.createdAt })))
  return (
    <div className="flex flex-col gap-4">
      <LogFilters filter={filter} onChange={setFilter} actions={actions}>
        {person}
      </LogFilters>
      <PagedList
        {...list}
        as="ol"
        page={page}
        hrefFor={hrefFor}
        rowsOf={groupsOf}
        skeleton={<LogSkeleton />}
        empty={
          <EmptyState
            icon={<History />}
            title={title}
            description={text}
            action={isFiltered ? <Button onClick={clearFilter}>{t('log.clear')}</Button> : undefined}
          />
        }
      >
        {(group) => <LogRow key={group.id} {...group} />}
      </PagedList>
    </div>
  )
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

function LogSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="px-4 py-2 sm:px-5">
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      ))}
    </Card>
  )
}
