import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { EditForm, type EditFormProps } from './edit-form.tsx'

/** Opens a dialog that changes the model, address and key of a provider. */
export function EditButton({ onSaved, ...form }: Omit<EditFormProps, 'onCancel'>) {
  const { t } = useTranslation(['ai', 'common'])
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
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('providers.edit.title', named)}
        closeLabel={t('common:actions.close')}
        keepsInput
      >
        <EditForm {...form} onSaved={close} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
