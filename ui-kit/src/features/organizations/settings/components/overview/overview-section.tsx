import { Building2, Globe, KeyRound, MessageSquareText, Plug, Plus, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { invitePath } from '../../../../../components/invite-path.ts'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { settingsPath } from '../../../../../components/settings-path.ts'
import { OverviewCard } from './overview-card.tsx'

/** The sections of the settings at a glance, and shortcuts to common tasks. */
export function OverviewSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, name, description, membersCount, can } = organization
  return (
    <>
      <SectionHead title={t('titleOf', { name })} description={t('overview.text', { name })} />
      <ul className="grid gap-4 sm:grid-cols-2">
        <OverviewCard
          icon={<Building2 />}
          title={t('menu.organization')}
          text={t('overview.organizationText')}
          to={settingsPath(id, 'organization')}
        >
          {description ?? t('overview.noDescription')}
        </OverviewCard>
        {can.update && <ChangeableCards organization={organization} />}
        <OverviewCard
          icon={<Users />}
          title={t('menu.members')}
          text={t('overview.membersText')}
          to={settingsPath(id, 'members')}
        >
          {t('overview.members', { count: membersCount })}
        </OverviewCard>
      </ul>
      <QuickActions organization={organization} />
    </>
  )
}

function QuickActions({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, slug, can } = organization
  return (
    <SectionCard title={t('overview.actions')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={can.manageMembers ? invitePath(id) : settingsPath(id, 'members')}
          icon={<UserPlus aria-hidden />}
        >
          {t(can.manageMembers ? 'overview.invite' : 'overview.seeMembers')}
        </ButtonLink>
        {can.update && (
          <>
            <ButtonLink to={settingsPath(id, 'shareMessages')} icon={<MessageSquareText aria-hidden />}>
              {t('overview.writeMessages')}
            </ButtonLink>
            <ButtonLink to={settingsPath(id, 'aiProviders')} icon={<KeyRound aria-hidden />}>
              {t('overview.setUpAi')}
            </ButtonLink>
          </>
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

/** The parts that owners and admins change. */
function ChangeableCards({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, publicShareMessage, slackShareMessage, slackTeamName } = organization
  const written = [publicShareMessage, slackShareMessage].filter(Boolean).length
  return (
    <>
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
        to={settingsPath(id, 'slack')}
      >
        {slackTeamName === null
          ? t('overview.slackNotConnected')
          : t('overview.slackConnected', { team: slackTeamName })}
      </OverviewCard>
    </>
  )
}
