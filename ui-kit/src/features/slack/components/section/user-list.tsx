import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { slackUserListQuery } from '../../../../components/slack-directory.ts'
import { readSearch, useListUrl } from '../../../../components/use-list-url.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { UserRow } from './user-row.tsx'
import { UserRowsSkeleton } from './user-rows-skeleton.tsx'

export interface UserListProps {
  organizationId: string
  canSync: boolean
}

const readFilter = (parameters: URLSearchParams) => ({
  ...readSearch(parameters),
  all: parameters.has('all') ? 'true' : undefined,
})

/** The synced users, searched and paged on the server; at first without bots and deleted users. */
export function UserList({ organizationId, canSync }: UserListProps) {
  const { t } = useTranslation('slack-details')
  const { filter, page, isFiltered, setFilter, hrefFor } = useListUrl(readFilter)
  const { search, all } = filter
  const mentionable = all === undefined ? true : undefined
  const query = useQuery(slackUserListQuery(organizationId, { search, mentionable, page }))
  const total = query.data?.pagination.total
  return (
    <>
      <SearchField
        label={t('users.search')}
        value={search ?? ''}
        onSearch={(text) => setFilter({ search: text })}
        maxLength={SEARCH_MAX}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={t('users.all')}
          checked={all !== undefined}
          onChange={(isAll) => setFilter({ all: isAll ? 'true' : undefined })}
        />
        <output className="text-sm text-muted">
          {total !== undefined && t(search === undefined ? 'users.count' : 'users.found', { count: total })}
        </output>
      </div>
      <PagedList
        frame="none"
        label={t('users.title')}
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ users }) => users}
        skeleton={<UserRowsSkeleton />}
        failedTitle={t('users.failed')}
        empty={
          <EmptyState
            icon={<Users />}
            title={t(isFiltered ? 'users.none' : 'users.empty')}
            description={t(emptyText(isFiltered, canSync))}
          />
        }
      >
        {(user) => <UserRow key={user.id} user={user} />}
      </PagedList>
    </>
  )
}

function emptyText(isFiltered: boolean, canSync: boolean) {
  if (isFiltered) return 'users.noneText'
  return canSync ? 'users.emptyText' : 'users.emptyMember'
}
