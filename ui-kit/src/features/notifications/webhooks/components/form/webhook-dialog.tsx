import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../../components/opened-later.tsx'
import { Dialog } from '../../../../../primitives/dialog.tsx'
import { WebhookForm, type WebhookFormProps } from './webhook-form.tsx'

export type WebhookDialogProps = Openable & Omit<WebhookFormProps, 'onCancel'>

/** A dialog with the form of a new webhook, or of one that is changed. */
export default function WebhookDialog({ open, onOpenChange, ...form }: WebhookDialogProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const isNew = form.webhook === undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(isNew ? 'add.title' : 'edit.title')}
      description={t(isNew ? 'add.text' : 'edit.text')}
      closeLabel={t('common:actions.close')}
      keepsInput
    >
      <WebhookForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}
