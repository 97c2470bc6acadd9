import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { TestimonialForm } from './testimonial-form.tsx'

export interface TestimonialDialogProps extends Openable {
  onDone: () => void
}

export default function TestimonialDialog({ open, onOpenChange, onDone }: TestimonialDialogProps) {
  const { t } = useTranslation(['testimonials', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.title')}
      description={t('form.description')}
      closeLabel={t('common:actions.close')}
    >
      <TestimonialForm onCancel={() => onOpenChange(false)} onDone={onDone} />
    </Dialog>
  )
}
