import type { Member } from '@fanfare/contract/data/organization.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { useTransferOrganization } from '../api/organization-mutations.ts'
import type { SectionProps } from '../components/section-props.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'

export interface TransferDialogProps extends SectionProps {
  successor: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, and hands the organization on. */
export function TransferDialog({ organization, successor, open, onOpenChange }: TransferDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { name } = successor
  const { mutateAsync, isPending } = useTransferOrganization(organization.id)
  const confirm = useSpokenAct({
    act: () => mutateAsync(successor.id),
    done: t('membership.transferred', { name }),
    onDone: () => onOpenChange(false),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('membership.transferTitle', { name, organization: organization.name })}
      description={t('membership.transferText', { name })}
      confirmLabel={t('membership.transfer')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={confirm}
    />
  )
}
