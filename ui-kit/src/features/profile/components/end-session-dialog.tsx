import { useTranslation } from 'react-i18next'
import type { RunningSession } from '@fanfare/contract/data/session.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useEndSession } from '../api/session-queries.ts'
import { useDeviceName } from '../use-device-name.ts'

export interface EndSessionDialogProps {
  session: RunningSession
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, and ends a session. */
export function EndSessionDialog({ session, open, onOpenChange }: EndSessionDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const device = useDeviceName(session)
  const { mutateAsync, isPending } = useEndSession(session.id)

  const confirm = async () => {
    try {
      await mutateAsync()
      onOpenChange(false)
      toast('success', t('endSession.done'))
    } catch (error) {
      toast('error', errorText(error))
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('endSession.title')}
      description={t('endSession.text', { device })}
      confirmLabel={t('endSession.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  )
}
