import { Plug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingsOverview } from '@fanfare/contract/organizations/data/settings_overview.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { detourFrom } from '../../../../../components/detour.ts'
import { settingsPath } from '../../../../../components/settings-path.ts'
import { OverviewCard, type CardAction } from './overview-card.tsx'
import { StatusLine, StatusSkeleton } from './status-line.tsx'

export interface OverviewPartProps {
  organization: Organization
  /** Undefined until it has loaded, and null when it could not be. */
  overview: SettingsOverview | null | undefined
}

/** The chat of the team and the AI providers. */
export function IntegrationsOverview({ organization, overview }: OverviewPartProps) {
  const { t } = useTranslation('settings')
  return (
    <OverviewCard
      icon={<Plug />}
      title={t('menu.integrations')}
      to={settingsPath(organization.id, 'slack')}
      action={useNextStep({ organization, overview })}
    >
      <SlackLines organization={organization} overview={overview} />
      <ProviderLines organization={organization} overview={overview} />
    </OverviewCard>
  )
}

function SlackLines({ organization: { slackTeamName }, overview }: OverviewPartProps) {
  const { t } = useTranslation('settings')
  if (slackTeamName === null) return <StatusLine tone="open">{t('overview.slackNotConnected')}</StatusLine>
  const matched = overview?.slack.matched
  return (
    <>
      <StatusLine tone="ok">{t('overview.slackConnected', { team: slackTeamName })}</StatusLine>
      {matched && (
        <StatusLine tone={matched.members < matched.of ? 'warn' : 'ok'}>
          {t('overview.slackMatched', { count: matched.of, matched: matched.members })}
        </StatusLine>
      )}
    </>
  )
}

function ProviderLines({ overview }: OverviewPartProps) {
  const { t } = useTranslation('settings')
  if (overview === undefined) return <StatusSkeleton />
  if (overview === null) return null
  const { providers, active, failing } = overview.ai
  if (providers === 0) return <StatusLine tone="open">{t('overview.noProvider')}</StatusLine>
  return (
    <>
      <StatusLine tone={active === 0 ? 'warn' : 'ok'}>
        {active === providers
          ? t('overview.allActive', { count: providers })
          : t('overview.providers', { count: providers, active })}
      </StatusLine>
      {failing.length > 0 && (
        <StatusLine tone="warn">{t('overview.providersFail', { count: failing.length })}</StatusLine>
      )}
    </>
  )
}

function useNextStep({ organization, overview }: OverviewPartProps): CardAction | undefined {
  const { t } = useTranslation('settings')
  const { id, slackTeamName } = organization
  if (overview && (overview.ai.failing.length > 0 || (slackTeamName !== null && overview.ai.providers === 0)))
    return { label: t('overview.setUpAi'), to: settingsPath(id, 'aiProviders') }
  if (slackTeamName !== null) return undefined
  const state = detourFrom(settingsPath(id, 'overview'))
  return { label: t('messages.connect'), to: settingsPath(id, 'slack'), state }
}
