import { useTranslation } from 'react-i18next'
import { SectionHead, type SectionProps, type SettingsSlots } from './section-head.tsx'

/** The connection to Slack, below the head of every section. */
export function SlackSection({ organization, slack }: SectionProps & SettingsSlots) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead
        title={t('menu.slack')}
        description={t('slack.text')}
        readOnly={!organization.can.update}
      />
      {slack(organization)}
    </>
  )
}
