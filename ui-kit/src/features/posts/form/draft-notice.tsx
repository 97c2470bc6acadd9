import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'

export interface DraftNoticeProps {
  onDiscard: () => void
}

/** Says that what stands in the form was written before, and offers to start anew. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('posts')
  return (
    <Notice
      tone="info"
      title={t('draft.restored')}
      action={
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restoredText')}
    </Notice>
  )
}
