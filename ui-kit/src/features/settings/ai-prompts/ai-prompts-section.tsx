import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionHead } from '../components/section-head.tsx'

/** The prompts suggestions are generated with. They are the same for everybody so far. */
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
