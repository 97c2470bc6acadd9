import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { useAttachments } from '../hooks/use-attachments.ts'
import { EMPTY_REQUEST } from '../hooks/use-support-form.ts'
import { SupportForm } from './support-form.tsx'

export interface SupportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog of a support request; it is loaded when it first opens. */
export default function SupportDialog({ open, onOpenChange }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common'])
  const { user } = useSession()
  // Both outlive the form, which Escape closes.
  const kept = useRef(EMPTY_REQUEST)
  const attachments = useAttachments()
  const finish = () => {
    attachments.clear()
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.heading')}
      description={t(user === null ? 'form.intro' : 'form.introSignedIn')}
      closeLabel={t('common:actions.close')}
      keepsInput
    >
      <SupportForm
        kept={kept}
        attachments={attachments}
        onDone={finish}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  )
}
