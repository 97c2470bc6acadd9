import { useTranslation } from 'react-i18next'
import type { AiTextDoubt } from '@fanfare/contract/ai/rules/ai.ts'
import { Notice } from '../../../../primitives/notice.tsx'

export interface DoubtsNoticeProps {
  id: string
  doubts: readonly AiTextDoubt[]
}

/** Warns of content that does not belong in a comment. */
export function DoubtsNotice({ id, doubts }: DoubtsNoticeProps) {
  const { t } = useTranslation('ai')
  return (
    <div id={id}>
      <Notice tone="warn" title={t('review.doubts.title')}>
        {doubts.map((doubt) => (
          <p key={doubt} className="mt-1 text-sm text-muted">
            {t(`review.doubts.${doubt}`)}
          </p>
        ))}
      </Notice>
    </div>
  )
}
