import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { AddForm, type AddFormProps } from './add-form.tsx'

export type AddDialogProps = Openable & Omit<AddFormProps, 'onCancel'>

/** A dialog with the form of a new provider. */
export default function AddDialog({ open, onOpenChange, ...form }: AddDialogProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('providers.add.title')}
      description={t('providers.add.text')}
      closeLabel={t('common:actions.close')}
      keepsInput
    >
      <AddForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}
