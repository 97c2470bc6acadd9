import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/use-session.ts'
import { Dialog } from '../../../primitives/dialog.tsx'
import { SupportForm } from './support-form.tsx'

export interface SupportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog of a support request; it is loaded when it first opens. */
export default function SupportDialog({ open, onOpenChange }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common'])
  const { user } = useSession()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.heading')}
      description={t(user === null ? 'form.intro' : 'form.introSignedIn')}
      closeLabel={t('common:actions.close')}
      keepsInput
    >
      <SupportForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
