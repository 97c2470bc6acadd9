import { Building2, MessageSquareText, Plug, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../components/section-head.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { settingsPath } from '../settings-places.ts'
import { OverviewCard } from './overview-card.tsx'
import { QuickActions } from './quick-actions.tsx'

/** The parts of the settings at a glance, and what people come here for most. */
export function OverviewSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, name, description, membersCount, publicShareMessage, slackShareMessage, can } = organization
  const written = [publicShareMessage, slackShareMessage].filter(Boolean).length
  return (
    <>
      <SectionHead
        title={t('titleOf', { name })}
        description={t('overview.text', { name })}
        readOnly={!can.update}
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        <OverviewCard
          icon={<Building2 />}
          title={t('menu.company')}
          text={t('overview.companyText')}
          to={settingsPath(id, 'company')}
        >
          {description ?? t('overview.noDescription')}
        </OverviewCard>
        <OverviewCard
          icon={<MessageSquareText />}
          title={t('menu.customizations')}
          text={t('overview.customizationsText')}
          to={settingsPath(id, 'shareMessages')}
        >
          {t('overview.customized', { count: written })}
        </OverviewCard>
        <OverviewCard
          icon={<Plug />}
          title={t('menu.integrations')}
          text={t('overview.integrationsText')}
          to={null}
        />
        <OverviewCard
          icon={<Users />}
          title={t('menu.users')}
          text={t('overview.usersText')}
          to={settingsPath(id, 'users')}
        >
          {t('overview.members', { count: membersCount })}
        </OverviewCard>
      </ul>
      <QuickActions organization={organization} />
    </>
  )
}
