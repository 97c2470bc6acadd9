import { useQuery } from '@tanstack/react-query'
import { Building2, Globe, MessageSquareText, Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingsOverview } from '@fanfare/contract/organizations/data/settings_overview.ts'
import { settingsPath } from '../../../../../components/settings-path.ts'
import { useErrorText } from '../../../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { settingsOverviewQuery } from '../../api/overview-query.ts'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { IntegrationsOverview } from './integrations-overview.tsx'
import { MembersOverview } from './members-overview.tsx'
import { OverviewCard } from './overview-card.tsx'
import { StatusLine } from './status-line.tsx'

/** How each section of the settings stands, and shortcuts to common tasks. */
export function OverviewSection({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { id, name, can } = organization
  const { data, error, refetch } = useQuery({ ...settingsOverviewQuery(id), enabled: can.update })
  const errorText = useErrorText()
  const hasFailed = data === undefined && error !== null
  return (
    <>
      <SectionHead title={t('titleOf', { name })} />
      {hasFailed && (
        <Notice
          tone="danger"
          title={t('overview.failed')}
          action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
        >
          {errorText(error)}
        </Notice>
      )}
      <Cards organization={organization} overview={hasFailed ? null : data} />
      <QuickActions organization={organization} />
    </>
  )
}

interface CardsProps extends SectionProps {
  overview: SettingsOverview | null | undefined
}

function Cards({ organization, overview }: CardsProps) {
  const { t } = useTranslation('settings')
  const { id, description, can } = organization
  const to = settingsPath(id, 'organization')
  const canDescribe = can.update && description === null
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <OverviewCard
        icon={<Building2 />}
        title={t('menu.organization')}
        to={to}
        action={canDescribe ? { label: t('overview.addDescription'), to } : undefined}
      >
        <StatusLine tone={description === null ? 'open' : 'ok'}>
          {t(description === null ? 'overview.noDescription' : 'overview.described')}
        </StatusLine>
      </OverviewCard>
      {can.update && (
        <>
          <CustomizationsCard organization={organization} />
          <IntegrationsOverview organization={organization} overview={overview} />
        </>
      )}
      <MembersOverview organization={organization} overview={overview} />
    </ul>
  )
}

function CustomizationsCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, publicShareMessage, slackShareMessage } = organization
  const written = [publicShareMessage, slackShareMessage].filter(Boolean).length
  return (
    <OverviewCard
      icon={<MessageSquareText />}
      title={t('menu.customizations')}
      to={settingsPath(id, 'shareMessages')}
    >
      <StatusLine tone={written === 2 ? 'ok' : 'open'}>
        {t('overview.customized', { count: written })}
      </StatusLine>
    </OverviewCard>
  )
}

function QuickActions({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, slug, can } = organization
  return (
    <SectionCard title={t('overview.actions')}>
      <div className="flex flex-wrap gap-2">
        {!can.manageMembers && (
          <ButtonLink to={settingsPath(id, 'members')} icon={<Users aria-hidden />}>
            {t('overview.seeMembers')}
          </ButtonLink>
        )}
        <ButtonLink to={`/organizations/${slug}`} icon={<Globe aria-hidden />}>
          {t('overview.publicPage')}
        </ButtonLink>
        {can.createPost && (
          <ButtonLink to={`/${id}/create-post`} icon={<Plus aria-hidden />}>
            {t('overview.share')}
          </ButtonLink>
        )}
      </div>
    </SectionCard>
  )
}
