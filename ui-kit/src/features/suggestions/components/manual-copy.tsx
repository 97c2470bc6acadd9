import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'

export interface ManualCopyProps {
  words: string
  /** Whether the claim has been released. */
  available: boolean
}

/** The text, selected, when the clipboard is not available. */
export function ManualCopy({ words, available }: ManualCopyProps) {
  const { t } = useTranslation('suggestions')
  return (
    <Notice tone="warn" title={t('manualCopy.title')}>
      <p className="mb-2">{available ? t('manualCopy.available') : t('manualCopy.kept')}</p>
      <TextArea
        readOnly
        aria-label={t('manualCopy.label')}
        value={words}
        rows={2}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Notice>
  )
}
