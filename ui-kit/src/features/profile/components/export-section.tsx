import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useExport } from '../use-export.ts'

/** Everything about this person, to take along. */
export function ExportSection() {
  const { t } = useTranslation('profile')
  const { download, busy, failure } = useExport()
  return (
    <SectionCard title={t('export.title')} description={t('export.text')}>
      {failure !== null && (
        <Notice tone="danger" title={t('export.failed')}>
          {failure}
        </Notice>
      )}
      <Button
        className="self-start"
        icon={<Download aria-hidden />}
        busy={busy}
        onClick={() => void download()}
      >
        {t(busy ? 'export.preparing' : 'export.download')}
      </Button>
    </SectionCard>
  )
}
