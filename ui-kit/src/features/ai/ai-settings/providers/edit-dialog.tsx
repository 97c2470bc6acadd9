import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { EditForm, type EditFormProps } from './edit-form.tsx'

export type EditDialogProps = Openable & Omit<EditFormProps, 'onCancel'>

/** A dialog with the form of a provider. */
export default function EditDialog({ open, onOpenChange, ...form }: EditDialogProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('providers.edit.title', { provider: PROVIDER_NAMES[form.integration.provider] })}
      closeLabel={t('common:actions.close')}
      keepsInput
    >
      <EditForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}
