import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../components/section-props.ts'
import { TemplatePreview } from './template-preview.tsx'
import { variableLabels } from './use-variable-labels.ts'
import { SectionCard } from '../../../primitives/section-card.tsx'

/** Both messages, for those who may not change them. */
export function ShareMessagesReading({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { publicShareMessage, slackShareMessage } = organization
  const labels = variableLabels(t)
  return (
    <>
      <SectionCard title={t('messages.public')} description={t('messages.publicHint')}>
        <TemplatePreview stored={publicShareMessage ?? ''} labels={labels} />
      </SectionCard>
      <SectionCard title={t('messages.chat')} description={t('messages.chatHint')}>
        <TemplatePreview stored={slackShareMessage ?? ''} labels={labels} />
      </SectionCard>
    </>
  )
}
