import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { SEARCH_MAX } from '@fanfare/contract/rules/limits.ts'
import { invitePath } from '../../../components/invite-path.ts'
import { QueryState } from '../../../components/query-state.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Avatar } from '../../../primitives/avatar.tsx'
import { Popover } from '../../../primitives/popover.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import { organizationPageQuery } from '../api/organization-queries.ts'

export interface OrganizationSearchProps {
  current: Organization
  trigger: ReactElement
  onSelect: (id: string) => void
}

/** Switches the organization for somebody who has more of them than a menu can show. */
export function OrganizationSearch({ current, trigger, onSelect }: OrganizationSearchProps) {
  const { t } = useTranslation('organizations')
  const [open, setOpen] = useState(false)
  const choose = (id: string) => {
    onSelect(id)
    setOpen(false)
  }
  return (
    <Popover label={t('picker.label')} trigger={trigger} open={open} onOpenChange={setOpen}>
      <div className="flex w-72 max-w-full flex-col gap-3">
        <FoundOrganizations currentId={current.id} onChoose={choose} />
        <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
          {current.can.manageMembers && <TextLink to={invitePath(current.id)}>{t('picker.invite')}</TextLink>}
          <TextLink to={`/organizations/${current.id}/settings`}>{t('picker.settings')}</TextLink>
          <TextLink to="/organizations">{t('picker.manage')}</TextLink>
        </div>
      </div>
    </Popover>
  )
}

interface FoundOrganizationsProps {
  currentId: string
  onChoose: (id: string) => void
}

function FoundOrganizations({ currentId, onChoose }: FoundOrganizationsProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const [search, setSearch] = useState('')
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
                  <span className="truncate">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}
