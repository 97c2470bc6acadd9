import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useFetchExport } from '../api/profile-queries.ts'

/** Downloads the data of the user. */
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

const FILE_NAME = 'fanfare-export.zip'

/** Fetches the user's data and saves it as a file. */
function useExport() {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { saveFile } = usePlatform()
  const { mutateAsync, isPending } = useFetchExport()
  const [failure, setFailure] = useState<string | null>(null)

  const download = async () => {
    setFailure(null)
    try {
      const outcome = await saveFile(FILE_NAME, await mutateAsync())
      if (outcome === 'saved') toast('success', t('export.done'))
      if (outcome === 'failed') setFailure(t('export.failedText'))
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return { download, busy: isPending, failure }
}
