import type { Member } from '@fanfare/contract/data/organization.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { useRemoveMember } from '../api/member-queries.ts'
import type { SectionProps } from '../components/section-props.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'

export interface RemoveMemberDialogProps extends SectionProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, and removes a member. */
export function RemoveMemberDialog({ organization, member, open, onOpenChange }: RemoveMemberDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { name } = member
  const { mutateAsync, isPending } = useRemoveMember(organization.id, member.id)
  const confirm = useSpokenAct({
    act: mutateAsync,
    done: t('removal.done'),
    onDone: () => onOpenChange(false),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('removal.title', { name })}
      description={t('removal.text', { name, organization: organization.name })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={confirm}
    />
  )
}
