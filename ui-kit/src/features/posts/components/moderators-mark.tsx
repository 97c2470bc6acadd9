import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'

/** Tells the author of a post why they cannot uncover it. */
export function ModeratorsMark() {
  const { t } = useTranslation('posts')
  return (
    <Notice tone="info" title={t('moderatorsMark.title')}>
      {t('moderatorsMark.text')}
    </Notice>
  )
}
