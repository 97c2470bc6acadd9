import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FindField } from '../../../../../components/find-field.tsx'
import { useDebounced } from '../../../../../components/use-debounced.ts'
import { peopleQuery } from '../../../admin/api/admin-queries.ts'
import { organizationSearchQuery } from '../../../admin/api/organization-search.ts'
import type { FindFiltersProps } from './report-filter.ts'

/** How many people are offered. */
const OFFERED = 10

/** The filters that search on the server. Their code comes after that of the list. */
export default function FindFilters({ filter, reports, onChange }: FindFiltersProps) {
  const { organizationId, userId } = filter
  const ofOrganization = reports.find(({ post }) => post.organization.id === organizationId)
  const ofReporter = reports.find(({ reporter }) => reporter?.id === userId)
  return (
    <>
      <OrganizationFilter
        value={organizationId}
        name={ofOrganization?.post.organization.name}
        onChange={(id) => onChange({ organizationId: id })}
      />
      <ReporterFilter
        value={userId}
        name={ofReporter?.reporter?.name}
        onChange={(id) => onChange({ userId: id })}
      />
    </>
  )
}

interface FindFilterProps {
  /** The filtered id. */
  value: string | undefined
  /** What has that id, once it is known. */
  name: string | undefined
  onChange: (id: string | undefined) => void
}

/** Filters by an organization, by its name or id. */
function OrganizationFilter(props: FindFilterProps) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const { data } = useQuery({ ...organizationSearchQuery(settled), enabled: settled !== '' })
  const found = settled === '' ? [] : (data?.organizations ?? [])
  return (
    <div className="flex flex-1 max-sm:col-span-2">
      <FindField
        {...props}
        label={t('admin.organizationId')}
        offered={found.map(({ id, name, slug }) => ({ id, label: `${name} · ${slug}` }))}
        onSearch={setSearch}
      />
    </div>
  )
}

/** Filters by a reporter, by their name, email address or id. */
function ReporterFilter(props: FindFilterProps) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const { data } = useQuery({
    ...peopleQuery({ search: settled, page: 1, limit: OFFERED }),
    enabled: settled !== '',
  })
  const found = settled === '' ? [] : (data?.people ?? [])
  return (
    <div className="flex flex-1 max-sm:col-span-2">
      <FindField
        {...props}
        label={t('admin.userId')}
        offered={found.map(({ id, name, email }) => ({ id, label: `${name} · ${email}` }))}
        onSearch={setSearch}
      />
    </div>
  )
}
