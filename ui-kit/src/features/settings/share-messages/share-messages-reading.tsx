import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../components/section-props.ts'
import { SettingsCard } from '../components/settings-card.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { variableLabels } from './use-variable-labels.ts'

/** Both messages, for those who may not change them. */
export function ShareMessagesReading({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { publicShareMessage, slackShareMessage } = organization
  const labels = variableLabels(t)
  return (
    <>
      <SettingsCard title={t('messages.public')} description={t('messages.publicHint')}>
        <TemplatePreview stored={publicShareMessage ?? ''} labels={labels} />
      </SettingsCard>
      <SettingsCard title={t('messages.chat')} description={t('messages.chatHint')}>
        <TemplatePreview stored={slackShareMessage ?? ''} labels={labels} />
      </SettingsCard>
    </>
  )
}
