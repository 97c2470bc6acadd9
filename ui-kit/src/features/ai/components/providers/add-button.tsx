import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDetour } from '../../../../components/detour.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { AddForm, type AddFormProps } from './add-form.tsx'

/** Opens a dialog that adds a provider, and ends the detour that led here. */
export function AddButton(form: Omit<AddFormProps, 'onAdded' | 'onCancel'>) {
  const { t } = useTranslation(['ai', 'common'])
  const [open, setOpen] = useState(false)
  const returnTo = useDetour()
  const navigate = useNavigate()
  const goOn = () => {
    setOpen(false)
    if (returnTo !== null) void navigate(returnTo)
  }
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
        <AddForm {...form} onAdded={goOn} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
