import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import type { EditDialogProps } from './edit-dialog.tsx'
import type { EditFormProps } from './edit-form.tsx'

const EditDialog = openedLater<EditDialogProps>(() => import('./edit-dialog.tsx'))

/** Opens a dialog that changes the model, address and key of a provider. */
export function EditButton({ onSaved, ...form }: Omit<EditFormProps, 'onCancel'>) {
  const { t } = useTranslation('ai-settings')
  const [open, setOpen] = useState(false)
  const named = { provider: PROVIDER_NAMES[form.integration.provider] }
  const close = () => {
    setOpen(false)
    onSaved()
  }
  return (
    <>
      <Button
        icon={<Pencil aria-hidden />}
        aria-label={t('providers.edit.named', named)}
        onClick={() => setOpen(true)}
      >
        {t('providers.edit.action')}
      </Button>
      <EditDialog {...form} open={open} onOpenChange={setOpen} onSaved={close} />
    </>
  )
}
