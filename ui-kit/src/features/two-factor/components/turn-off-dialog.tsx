import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../primitives/dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useUser } from '../../../session/use-session.ts'
import { useTurnOff } from '../api/two-factor-queries.ts'
import type { ProofValues } from '../proof-schema.ts'
import { ProofForm } from './proof-form.tsx'

export interface TurnOffDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the password and a code before signing in gets easier for everybody. */
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
