import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../primitives/dialog.tsx'
import { SupportForm } from './support-form.tsx'

export interface SupportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog of a support request; it is loaded when it first opens. */
export default function SupportDialog({ open, onOpenChange }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.heading')}
      description={t('form.intro')}
      closeLabel={t('common:actions.close')}
    >
      <SupportForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
