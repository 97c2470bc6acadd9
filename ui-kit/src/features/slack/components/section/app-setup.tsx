import { useTranslation } from 'react-i18next'
import type { SlackApp } from '@fanfare/contract/slack/data/slack.ts'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { CopyText } from './copy-text.tsx'
import { ScopeDetails } from './scope-details.tsx'

export interface AppSetupProps {
  app: SlackApp
}

/** How the operator of the server creates the app at Slack. */
export function AppSetup({ app }: AppSetupProps) {
  const { t } = useTranslation('slack-details')
  return (
    <>
      <SectionCard title={t('setup.title')} description={t('setup.text')}>
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-muted">
          <li>{t('setup.create')}</li>
          <li>{t('setup.credentials')}</li>
          <li>{t('setup.restart')}</li>
        </ol>
        <CopyText label={t('setup.manifest')} text={app.manifest} />
        <CopyText label={t('setup.redirect')} hint={t('setup.redirectHint')} text={app.redirectUrl} />
      </SectionCard>
      <ScopeDetails scopes={app.scopes} />
    </>
  )
}
