import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@fanfare/contract/organizations/data/organization.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { memberListQuery } from './member-list.ts'
import { SearchableSelect } from './searchable-select.tsx'

export interface MemberSelectProps {
  organizationId: string
  label: string
  /** The id of a member; undefined for none. */
  value: string | undefined
  onChange: (member: Member | undefined) => void
  /** The label of the option that chooses no member. */
  noneLabel: string
  /** A member who is not offered. */
  exceptId?: string
}

/** Chooses a member. A former member stays chosen, without a name. */
export function MemberSelect(props: MemberSelectProps) {
  const { organizationId, label, value, onChange, noneLabel, exceptId } = props
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const { data } = useQuery(memberListQuery(organizationId, { search: search || undefined }))
  const found = (data?.members ?? []).filter(({ id }) => id !== exceptId)
  const isFound = found.some(({ id }) => id === value)
  const chosen = useQuery({
    ...memberListQuery(organizationId, { id: value }),
    enabled: value !== undefined && data !== undefined && !isFound,
  })
  const elsewhere =
    value !== undefined && !isFound ? chosen.data?.members.filter(({ id }) => id === value) : []
  const members = [...found, ...(elsewhere ?? [])]
  const hasLeft = value !== undefined && !isFound && elsewhere?.length === 0
  return (
    <SearchableSelect
      label={label}
      value={value ?? ''}
      onChange={(id) => onChange(members.find((member) => member.id === id))}
      options={[
        { value: '', label: noneLabel },
        ...members.map(({ id, name }) => ({ value: id, label: name })),
        ...(hasLeft ? [{ value, label: t('state.formerMember') }] : []),
      ]}
      hasMore={data !== undefined && data.pagination.totalPages > 1}
      search={search}
      onSearch={setSearch}
      searchLabel={t('members.search')}
      searchMax={SEARCH_MAX}
    />
  )
}
