import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionHead } from './section-head.tsx'

/** A notice: the AI prompts cannot be changed yet. */
export function AiPromptsSection() {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead title={t('menu.aiPrompts')} description={t('prompts.text')} />
      <Notice tone="info" title={t('prompts.noticeTitle')}>
        {t('prompts.notice')}
      </Notice>
    </>
  )
}
