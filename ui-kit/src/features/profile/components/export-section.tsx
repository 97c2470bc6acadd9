import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useSaveExport } from '../api/profile-queries.ts'

/** Downloads the data of the user. */
export function ExportSection() {
  const { t } = useTranslation('profile')
  const { mutateAsync, data: outcome, error, isPending } = useSaveExport()
  const download = async () => {
    // The mutation keeps the error.
    if ((await mutateAsync().catch(() => null)) === 'saved') toast('success', t('export.done'))
  }
  return (
    <SectionCard title={t('export.title')} description={t('export.text')}>
      <ErrorNotice title={t('export.failed')} error={error} />
      {outcome === 'failed' && (
        <Notice tone="danger" title={t('export.failed')}>
          {t('export.failedText')}
        </Notice>
      )}
      <Button
        className="self-start"
        icon={<Download aria-hidden />}
        busy={isPending}
        onClick={() => void download()}
      >
        {t(isPending ? 'export.preparing' : 'export.download')}
      </Button>
    </SectionCard>
  )
}
