import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE, SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { memberListQuery } from '../../../../../components/member-list.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { SelectionBar } from '../../../../../components/selection/selection-bar.tsx'
import { useSelectedRows } from '../../../../../components/selection/use-selected-rows.ts'
import { useHiddenTargets, withoutHidden } from '../../../../../components/undo/pending-actions.ts'
import { SearchField } from '../../../../../components/search-field.tsx'
import { readSearch, useListUrl } from '../../../../../components/use-list-url.ts'
import { Card } from '../../../../../primitives/card.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import type { SectionProps } from '../section-head.tsx'
import { MemberRow } from './member-row.tsx'
import { RemoveSelected } from './remove-selected.tsx'

/** The members of the organization, with a search in large ones. */
export function MembersCard({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { page, filter, setFilter, hrefFor } = useListUrl(readSearch, 'members')
  const { search } = filter
  const query = useQuery(memberListQuery(organization.id, { page, search }))
  const hidden = useHiddenTargets()
  const removable = withoutHidden(query.data?.members ?? [], hidden).filter(({ can }) => can.remove)
  const { selected, selectAll, selectionOf } = useSelectedRows(removable.map(({ id }) => id))
  const isSelectable = removable.length > 1
  return (
    <Card as="section" aria-label={t('menu.members')} className="flex flex-col gap-4">
      {(organization.membersCount > PAGE_SIZE || search !== undefined) && (
        <SearchField
          label={t('common:members.search')}
          value={search ?? ''}
          onSearch={(text) => setFilter({ search: text })}
          maxLength={SEARCH_MAX}
        />
      )}
      {isSelectable && (
        <SelectionBar selected={selected} total={removable.length} onSelectAll={selectAll}>
          <RemoveSelected organization={organization} selected={selected} />
        </SelectionBar>
      )}
      <PagedList
        frame="none"
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ members }) => members}
        skeleton={<RowsSkeleton />}
        failedTitle={t('members.failed')}
        empty={
          <EmptyState icon={<UserSearch />} title={t('members.none')} description={t('members.noneText')} />
        }
      >
        {(member) => (
          <MemberRow
            key={member.id}
            organization={organization}
            member={member}
            selection={isSelectable ? selectionOf(member.id) : undefined}
          />
        )}
      </PagedList>
    </Card>
  )
}
