import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PERSON_STATUSES } from '@fanfare/contract/identity/data/administered_person.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { SearchField } from '../../../../../components/search-field.tsx'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { peopleQuery } from '../../api/admin-queries.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PersonRow } from './person-row.tsx'

const STATUSES = ['all', ...PERSON_STATUSES] as const

/** All users, searched by the beginning of their name or email address. */
export function PeopleList() {
  const { t } = useTranslation('admin')
  const { filter, page, setFilter, clearFilter, hrefFor } = useListUrl(readFilter)
  const query = useQuery(peopleQuery({ ...filter, page }))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label={t('people.search')}
          placeholder={t('people.placeholder')}
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
          maxLength={SEARCH_MAX}
        />
        <Select
          label={t('people.status')}
          value={filter.status ?? 'all'}
          onChange={(status) => setFilter({ status: status === 'all' ? undefined : status })}
          options={STATUSES.map((value) => ({ value, label: t(`people.statuses.${value}`) }))}
        />
      </div>
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('people.title')}
        rowsOf={({ people }) => people}
        skeleton={<ListSkeleton />}
        failedTitle={t('people.failed')}
        empty={
          <EmptyState
            icon={<UsersRound />}
            title={t('people.empty')}
            description={t('people.emptyText')}
            action={<Button onClick={clearFilter}>{t('people.showAll')}</Button>}
          />
        }
      >
        {(person) => <PersonRow key={person.id} person={person} />}
      </PagedList>
    </div>
  )
}

function readFilter(parameters: URLSearchParams) {
  return {
    search: parameters.get('search')?.trim().slice(0, SEARCH_MAX) || undefined,
    status: PERSON_STATUSES.find((status) => status === parameters.get('status')),
  }
}
