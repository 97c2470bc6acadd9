import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { useLeaveOrganization } from '../api/organization-mutations.ts'
import type { SectionProps } from '../components/section-props.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'

export interface LeaveDialogProps extends SectionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, and leaves the organization. */
export function LeaveDialog({ organization, open, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const navigate = useNavigate()
  const named = { organization: organization.name }
  const { mutateAsync, isPending } = useLeaveOrganization(organization.id)
  const confirm = useSpokenAct({
    act: mutateAsync,
    done: t('membership.left', named),
    onDone: () => void navigate('/organizations', { replace: true }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('membership.leaveTitle', named)}
      description={t('membership.leaveText')}
      confirmLabel={t('membership.leave')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={confirm}
    />
  )
}
