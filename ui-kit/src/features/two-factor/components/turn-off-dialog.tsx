import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../primitives/dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useUser } from '../../../platform/session/use-session.ts'
import { useTurnOff } from '../api/two-factor-queries.ts'
import { ProofForm, type ProofValues } from './proof-form.tsx'

export interface TurnOffDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the password and a code before two-factor is turned off. */
export function TurnOffDialog({ open, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation(['two-factor', 'common'])
  const { hasPassword } = useUser()
  const { mutateAsync } = useTurnOff()
  const turnOff = async ({ code, password }: ProofValues) => {
    await mutateAsync({ twoFactorCode: code, ...(hasPassword && { password }) })
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
      <ProofForm danger asksPassword={hasPassword} submitLabel={t('turnOff.confirm')} onProof={turnOff} />
    </Dialog>
  )
}
