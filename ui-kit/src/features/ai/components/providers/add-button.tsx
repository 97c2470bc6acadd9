import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { AddForm, type AddFormProps } from './add-form.tsx'

/** Opens a dialog that adds a provider. */
export function AddButton(form: Omit<AddFormProps, 'onAdded'>) {
  const { t } = useTranslation(['ai', 'common'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {t('providers.add.action')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('providers.add.title')}
        description={t('providers.add.text')}
        closeLabel={t('common:actions.close')}
        keepsInput
      >
        <AddForm {...form} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
