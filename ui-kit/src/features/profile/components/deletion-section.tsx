import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useLeave } from '../use-leave.ts'
import { DeletionForm } from './deletion-form.tsx'

/** The end of an account. */
export function DeletionSection() {
  const { t } = useTranslation(['profile', 'common'])
  const leave = useLeave()
  const [open, setOpen] = useState(false)
  const say = () => {
    toast('success', t('deletion.done'))
    leave()
  }
  return (
    <SectionCard title={t('deletion.title')} description={t('deletion.text')}>
      <Button
        variant="danger"
        className="-ms-3 self-start"
        icon={<Trash2 aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('deletion.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('deletion.heading')}
        description={t('deletion.warning')}
        closeLabel={t('common:actions.close')}
      >
        <DeletionForm onCancel={() => setOpen(false)} onDeleted={say} />
      </Dialog>
    </SectionCard>
  )
}
