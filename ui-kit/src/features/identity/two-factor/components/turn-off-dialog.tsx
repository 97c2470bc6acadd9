import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useTurnOff } from '../api/two-factor-queries.ts'
import { ProofForm, type Proof } from './proof-form.tsx'

export interface TurnOffDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the password and a code before two-factor is turned off. */
export function TurnOffDialog({ open, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation(['two-factor', 'common'])
  const { mutateAsync } = useTurnOff()
  const turnOff = async ({ code, password }: Proof) => {
    await mutateAsync({ twoFactorCode: code, password })
    toast('success', t('turnOff.done'))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('turnOff.title')}
      description={t('turnOff.text')}
      closeLabel={t('common:actions.close')}
      size="sm"
    >
      <ProofForm danger reauthenticates submitLabel={t('turnOff.confirm')} onProof={turnOff} />
    </Dialog>
  )
}
