import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { DeletionForm } from './deletion-form.tsx'

/** The end of an organization. */
export function DangerZone({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const leave = () => {
    toast('success', t('deletion.done'))
    void navigate('/organizations', { replace: true })
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
        title={t('deletion.heading', { name: organization.name })}
        description={t('deletion.warning')}
        closeLabel={t('common:actions.close')}
      >
        <DeletionForm organization={organization} onCancel={() => setOpen(false)} onDeleted={leave} />
      </Dialog>
    </SectionCard>
  )
}
