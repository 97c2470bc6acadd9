import { useTranslation } from 'react-i18next'
import { SectionHead, type SectionProps, type SettingsSlots } from './section-head.tsx'

/** The connection to Slack, below the head of every section. */
export function SlackSection({ organization, slack }: SectionProps & SettingsSlots) {
  const { t } = useTranslation('settings')
  const readOnly = !organization.can.update
  return (
    <>
      <SectionHead title={t('menu.slack')} description={t('slack.text')} readOnly={readOnly} />
      {slack(organization)}
    </>
  )
}

/** The AI providers. */
export function AiProvidersSection({ organization, aiProviders }: SectionProps & SettingsSlots) {
  const { t } = useTranslation('settings')
  const readOnly = !organization.can.update
  return (
    <>
      <SectionHead title={t('menu.aiProviders')} description={t('ai.providers')} readOnly={readOnly} />
      {aiProviders(organization)}
    </>
  )
}

/** How AI writes suggestions for the organization. */
export function AiPromptsSection({ organization, aiPrompts }: SectionProps & SettingsSlots) {
  const { t } = useTranslation('settings')
  const readOnly = !organization.can.update
  return (
    <>
      <SectionHead title={t('menu.aiPrompts')} description={t('ai.prompts')} readOnly={readOnly} />
      {aiPrompts(organization)}
    </>
  )
}
