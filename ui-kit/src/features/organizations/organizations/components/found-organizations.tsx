import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { organizationPageQuery, useWaitingElsewhere } from '../api/organization-queries.ts'

export interface FoundOrganizationsProps {
  currentId: string
  onChoose: (id: string) => void
}

/** Searches the organizations of a member and lets one be chosen. */
export default function FoundOrganizations({ currentId, onChoose }: FoundOrganizationsProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const [search, setSearch] = useState('')
  const waiting = useWaitingElsewhere()
  const query = useQuery(organizationPageQuery({ search: search || undefined }))
  return (
    <>
      <SearchField label={t('search')} value={search} onSearch={setSearch} maxLength={SEARCH_MAX} />
      <QueryState
        query={query}
        skeleton={<Spinner label={t('common:state.loading')} />}
        failedTitle={t('failed')}
        isEmpty={({ organizations }) => organizations.length === 0}
        empty={<p className="text-sm text-muted">{t('none')}</p>}
      >
        {({ organizations }) => (
          <ul className="flex max-h-64 flex-col overflow-y-auto">
            {organizations.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === currentId || undefined}
                  onClick={() => onChoose(id)}
                  className="pressable control flex w-full min-w-0 items-center gap-2 rounded-md px-2 text-start hover:bg-ink/6 aria-[current]:font-semibold"
                >
                  <Avatar name={name} size={20} square />
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  {waiting.has(id) && <Badge tone="accent">{t('picker.waiting')}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}
