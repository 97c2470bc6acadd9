import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReauthenticationDialog } from '../../../../components/forms/reauthentication/reauthentication-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useSaveExport } from '../api/profile-queries.ts'

export function ExportSection() {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const { mutateAsync, data: outcome, isPending } = useSaveExport()
  const download = async (proof: { password?: string }) => {
    if ((await mutateAsync(proof)) === 'saved') toast('success', t('export.done'))
  }
  return (
    <SectionCard
      title={t('export.title')}
      description={t('export.text')}
      action={
        <Button icon={<Download aria-hidden />} onClick={() => setAsking(true)}>
          {t('export.open')}
        </Button>
      }
    >
      {outcome === 'failed' && (
        <Notice tone="danger" title={t('export.failed')}>
          {t('export.failedText')}
        </Notice>
      )}
      <ReauthenticationDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('export.open')}
        description={t('export.confirm')}
        confirmLabel={t(isPending ? 'export.preparing' : 'export.download')}
        failed={t('export.failed')}
        onConfirm={download}
      />
    </SectionCard>
  )
}
