import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { readSearch, useListUrl } from '../../../../components/use-list-url.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { organizationPageQuery } from '../api/organization-queries.ts'
import { OrganizationCard } from './organization-card.tsx'

/** The organizations of this member, with a search when there are many. Selecting one opens its dashboard. */
export function OrganizationCards() {
  const { t } = useTranslation('organizations')
  const { current, select } = useCurrentOrganization()
  const { page, filter, setFilter, hrefFor } = useListUrl(readSearch)
  const query = useQuery(organizationPageQuery({ page, search: filter.search }))
  const navigate = useNavigate()
  const choose = (id: string) => {
    select(id)
    void navigate('/dashboard')
  }
  const isSearched = filter.search !== undefined

  return (
    <div className="flex flex-col gap-4">
      {(isSearched || (query.data?.pagination.totalPages ?? 1) > 1) && (
        <SearchField
          label={t('search')}
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
          maxLength={SEARCH_MAX}
        />
      )}
      <PagedList
        frame="grid"
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ organizations }) => organizations}
        skeleton={<OrganizationCardsSkeleton />}
        failedTitle={t('failed')}
        empty={isSearched ? <NothingFound /> : <NoOrganizations />}
      >
        {(organization) => (
          <OrganizationCard
            key={organization.id}
            organization={organization}
            selected={organization.id === current?.id}
            onSelect={() => choose(organization.id)}
          />
        )}
      </PagedList>
    </div>
  )
}

function NothingFound() {
  const { t } = useTranslation('organizations')
  return <EmptyState icon={<Building2 />} title={t('none')} description={t('noneText')} />
}

function NoOrganizations() {
  const { t } = useTranslation('organizations')
  return (
    <EmptyState
      icon={<Building2 />}
      title={t('empty.title')}
      description={t('empty.description')}
      action={
        <ButtonLink to="/organizations/create" variant="primary">
          {t('createAction')}
        </ButtonLink>
      }
    />
  )
}

const SKELETON_CARDS = ['one', 'two']

function OrganizationCardsSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SKELETON_CARDS.map((card) => (
        <Card key={card} className="flex flex-col gap-4">
          <div className="flex gap-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-8.5 w-20" />
        </Card>
      ))}
    </div>
  )
}
