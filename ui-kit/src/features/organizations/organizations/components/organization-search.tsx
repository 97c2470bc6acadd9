import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { invitePath } from '../../../../components/invite-path.ts'
import { Popover } from '../../../../primitives/popover.tsx'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import type { FoundOrganizationsProps } from './found-organizations.tsx'

const FoundOrganizations = lateContent<FoundOrganizationsProps>(() => import('./found-organizations.tsx'))

export interface OrganizationSearchProps {
  current: Organization
  trigger: ReactElement
  onSelect: (id: string) => void
}

/** Switches the organization for a member of more organizations than a menu can show. */
export function OrganizationSearch({ current, trigger, onSelect }: OrganizationSearchProps) {
  const { t } = useTranslation('organizations')
  const [open, setOpen] = useState(false)
  const choose = (id: string) => {
    onSelect(id)
    setOpen(false)
  }
  return (
    <Popover
      label={t('picker.label')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      content={FoundOrganizations.code}
    >
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
