import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/rules/limits.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { slackUserListQuery } from '../../../../components/slack-directory.ts'
import { readSearch, useListUrl } from '../../../../components/use-list-url.ts'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { UserRow } from './user-row.tsx'
import { UserRowsSkeleton } from './user-rows-skeleton.tsx'

export interface UserListProps {
  organizationId: string
  canSync: boolean
}

/** The synced users, searched and paged at the server. */
export function UserList({ organizationId, canSync }: UserListProps) {
  const { t } = useTranslation('slack')
  const { filter, page, isFiltered, setFilter, hrefFor } = useListUrl(readSearch)
  const { search } = filter
  return (
    <>
      <SearchField
        label={t('users.search')}
        value={search ?? ''}
        onSearch={(text) => setFilter({ search: text })}
        maxLength={SEARCH_MAX}
      />
      <PagedList
        frame="none"
        label={t('users.title')}
        query={useQuery(slackUserListQuery(organizationId, { search, page }))}
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
