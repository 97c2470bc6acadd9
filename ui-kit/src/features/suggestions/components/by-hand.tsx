import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'

export interface ByHandProps {
  words: string
  /** Whether the claim has been given back. */
  free: boolean
}

/** The words, selected, where the clipboard cannot be reached. */
export function ByHand({ words, free }: ByHandProps) {
  const { t } = useTranslation('suggestions')
  return (
    <Notice tone="warn" title={t('byHand.title')}>
      <p className="mb-2">{free ? t('byHand.free') : t('byHand.kept')}</p>
      <TextArea
        readOnly
        aria-label={t('byHand.label')}
        value={words}
        rows={2}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Notice>
  )
}
