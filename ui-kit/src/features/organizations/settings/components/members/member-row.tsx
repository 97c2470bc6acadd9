import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member, Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { RowCheckbox } from '../../../../../components/selection/row-checkbox.tsx'
import type { RowSelection } from '../../../../../components/selection/use-selected-rows.ts'
import { DatedText } from '../../../../../i18n/dated-text.tsx'
import { useUser } from '../../../../../platform/session/use-session.ts'
import { Avatar } from '../../../../../primitives/avatar.tsx'
import { Badge } from '../../../../../primitives/badge.tsx'
import { buttonClass, type ButtonLook } from '../../../../../primitives/button-style.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { useRemoveMembers } from '../../api/member-queries.ts'
import { RoleBadge } from '../role-badge.tsx'
import type { SectionProps } from '../section-head.tsx'
import { RoleSelect } from './role-select.tsx'

export interface MemberRowProps {
  organization: Organization
  member: Member
  /** Absent when none can be removed. */
  selection?: RowSelection
}

const REMOVE_LOOK = { variant: 'ghost', size: 'sm', atEnd: true } as const satisfies ButtonLook

/** A member, with the actions the user may take. */
export function MemberRow({ organization, member, selection }: MemberRowProps) {
  const { t } = useTranslation('settings')
  const you = useUser().id === member.id
  const [asking, setAsking] = useState(false)
  const hasActions = organization.can.manageMembers && organization.membersCount > 1
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      {selection &&
        (member.can.remove ? (
          <span className="flex h-9 items-center pb-1">
            <RowCheckbox name={member.name} checked={selection.isSelected} onToggle={selection.onToggle} />
          </span>
        ) : (
          <span className="w-4 shrink-0" />
        ))}
      <Avatar name={member.name} src={member.avatarUrl} size={36} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="min-w-0 break-words">{member.name}</span>
            {you && <Badge tone="info">{t('members.you')}</Badge>}
            {member.isDisabled && <Badge tone="warn">{t('members.disabled')}</Badge>}
            {member.isUnconfirmed && <Badge tone="warn">{t('members.unconfirmed')}</Badge>}
          </p>
          <p className="text-sm break-words text-muted">
            {member.email}
            <span className="max-sm:hidden">{' · '}</span>
            <span className="max-sm:block">
              <DatedText iso={member.joinedAt} say={(date) => t('members.joined', { date })} />
            </span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          <span className={clsx(hasActions && 'w-40')}>
            {member.can.changeRole ? (
              <RoleSelect organizationId={organization.id} member={member} />
            ) : (
              <RoleBadge role={member.role} />
            )}
          </span>
          {member.can.remove && (
            <Button
              {...REMOVE_LOOK}
              aria-label={t('members.removeNamed', { name: member.name })}
              onClick={() => setAsking(true)}
            >
              {t('members.remove')}
            </Button>
          )}
          {hasActions && !member.can.remove && (
            // Keeps the roles of all rows in one column.
            <span aria-hidden className={buttonClass({ ...REMOVE_LOOK, className: 'invisible' })}>
              {t('members.remove')}
            </span>
          )}
        </div>
      </div>
      <RemoveMemberDialog
        organization={organization}
        member={member}
        open={asking}
        onOpenChange={setAsking}
      />
    </li>
  )
}

interface RemoveMemberDialogProps extends SectionProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

function RemoveMemberDialog({ organization, member, open, onOpenChange }: RemoveMemberDialogProps) {
  const { t } = useTranslation('settings')
  const { name } = member
  const { mutateAsync } = useRemoveMembers(organization.id)
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('removal.title', { name })}
      description={t('removal.text', { name, organization: organization.name })}
      confirmLabel={t('removal.confirm')}
      action={() => mutateAsync([member.id])}
      failed={t('removal.failed')}
    />
  )
}
