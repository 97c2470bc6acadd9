import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@fanfare/contract/data/organization.ts'
import { ROLES, type Role } from '@fanfare/contract/rules/role.ts'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { Select } from '../../../primitives/select.tsx'
import { useChangeRole } from '../api/member-queries.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'

export interface RoleSelectProps {
  organizationId: string
  member: Member
}

/** The role of a member, to be changed once the consequence has been read. */
export function RoleSelect({ organizationId, member }: RoleSelectProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { name, role } = member
  const [wanted, setWanted] = useState<Role | null>(null)
  const { mutateAsync, isPending } = useChangeRole(organizationId, member.id)
  const next = wanted ?? role
  const confirm = useSpokenAct({
    act: () => mutateAsync(next),
    done: t('role.done', { name }),
    onDone: () => setWanted(null),
  })
  return (
    <>
      <Select
        label={t('users.roleOf', { name })}
        value={role}
        onChange={setWanted}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={t('role.title', { name })}
        description={t(`role.${next}`, { name })}
        confirmLabel={t('role.confirm')}
        cancelLabel={t('common:actions.cancel')}
        tone={next === 'owner' ? 'danger' : 'neutral'}
        busy={isPending}
        onConfirm={confirm}
      />
    </>
  )
}
