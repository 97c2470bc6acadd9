import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@fanfare/contract/organizations/data/organization.ts'
import { ROLES, type Role } from '@fanfare/contract/organizations/rules/role.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { useChangeRole } from '../../api/member-queries.ts'

export interface RoleSelectProps {
  organizationId: string
  member: Member
}

/** Changes the role of a member, after a confirmation that explains the effect. */
export function RoleSelect({ organizationId, member }: RoleSelectProps) {
  const { t } = useTranslation('settings')
  const { name, role } = member
  const [wanted, setWanted] = useState<Role | null>(null)
  const { mutateAsync } = useChangeRole(organizationId, member.id)
  const next = wanted ?? role
  return (
    <>
      <Select
        label={t('members.roleOf', { name })}
        className="w-full"
        value={role}
        onChange={setWanted}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <ActionDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={t('role.title', { name })}
        description={t(`role.${next}`, { name })}
        confirmLabel={t('role.confirm')}
        tone={next === 'owner' ? 'danger' : 'neutral'}
        action={() => mutateAsync(next)}
        done={t('role.done', { name })}
      />
    </>
  )
}
