import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDetour } from '../../../../components/detour.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import type { AddDialogProps } from './add-dialog.tsx'
import type { AddFormProps } from './add-form.tsx'

const AddDialog = openedLater<AddDialogProps>(() => import('./add-dialog.tsx'))

/** Opens a dialog that adds a provider, and ends the detour that led here. */
export function AddButton(form: Omit<AddFormProps, 'onAdded' | 'onCancel'>) {
  const { t } = useTranslation('ai-settings')
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
      <AddDialog {...form} open={open} onOpenChange={setOpen} onAdded={goOn} />
    </>
  )
}
