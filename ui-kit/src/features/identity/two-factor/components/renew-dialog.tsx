import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { useRenewRecoveryCodes } from '../api/two-factor-queries.ts'
import { ProofForm } from './proof-form.tsx'

export interface RenewDialogProps {
  open: boolean
  onClose: () => void
  onRenewed: (recoveryCodes: string[]) => void
}

/** Asks for a code before the recovery codes are replaced. */
export function RenewDialog({ open, onClose, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation(['two-factor', 'common'])
  const { mutateAsync } = useRenewRecoveryCodes()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('renew.title')}
      description={t('renew.text')}
      closeLabel={t('common:actions.close')}
      size="sm"
    >
      <ProofForm
        submitLabel={t('renew.confirm')}
        onProof={async ({ code }) => onRenewed((await mutateAsync(code)).recoveryCodes)}
      />
    </Dialog>
  )
}
