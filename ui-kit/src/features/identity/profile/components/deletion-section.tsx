import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerZone } from '../../../../components/danger-zone.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useLeaveAccount } from '../hooks/use-leave-account.ts'
import { DeletionForm } from './deletion-form.tsx'

export function DeletionSection() {
  const { t } = useTranslation(['profile', 'common'])
  const [open, setOpen] = useState(false)
  const leave = useLeaveAccount()
  const finish = () => {
    toast('success', t('deletion.done'))
    leave()
  }
  return (
    <DangerZone
      title={t('deletion.title')}
      description={t('deletion.text')}
      openLabel={t('deletion.open')}
      onOpen={() => setOpen(true)}
    >
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('deletion.heading')}
        description={t('deletion.warning')}
        closeLabel={t('common:actions.close')}
      >
        <DeletionForm onCancel={() => setOpen(false)} onDeleted={finish} />
      </Dialog>
    </DangerZone>
  )
}
