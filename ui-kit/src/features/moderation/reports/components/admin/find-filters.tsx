import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FindField } from '../../../../../components/find-field.tsx'
import { useDebounced } from '../../../../../components/use-debounced.ts'
import { organizationSearchQuery, peopleQuery } from '../../../admin/api/admin-queries.ts'

/** How many people are offered. */
const OFFERED = 10

export interface FindFilterProps {
  /** The filtered id. */
  value: string | undefined
  /** What has that id, once it is known. */
  name: string | undefined
  onChange: (id: string | undefined) => void
}

/** Filters by an organization, by its name or id. */
export function OrganizationFilter(props: FindFilterProps) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const { data } = useQuery({ ...organizationSearchQuery(settled), enabled: settled !== '' })
  const found = settled === '' ? [] : (data?.organizations ?? [])
  return (
    <FindField
      {...props}
      label={t('admin.organizationId')}
      offered={found.map(({ id, name, slug }) => ({ id, label: `${name} · ${slug}` }))}
      onSearch={setSearch}
    />
  )
}

/** Filters by a reporter, by their name, email address or id. */
export function ReporterFilter(props: FindFilterProps) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const { data } = useQuery({
    ...peopleQuery({ search: settled, page: 1, limit: OFFERED }),
    enabled: settled !== '',
  })
  const found = settled === '' ? [] : (data?.people ?? [])
  return (
    <FindField
      {...props}
      label={t('admin.userId')}
      offered={found.map(({ id, name, email }) => ({ id, label: `${name} · ${email}` }))}
      onSearch={setSearch}
    />
  )
}
