import { useQuery } from '@tanstack/react-query'
import { Building2, LayoutGrid, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { detourFrom } from '../../../../components/detour.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { useFlowOutcome } from '../../../../components/forms/reauthentication/flow-outcome.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { SectionGroup } from '../../../../primitives/section-group.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { profileQuery } from '../api/profile-queries.ts'
import { AccountFacts } from '../components/account-facts.tsx'
import { CopyingSection } from '../components/copying-section.tsx'
import { DeletionSection } from '../components/deletion-section.tsx'
import { DetailsSection } from '../components/details-section.tsx'
import { ExportSection } from '../components/export-section.tsx'
import { NotificationsSection } from '../components/notifications-section.tsx'
import { PasswordSection } from '../components/password-section.tsx'
import { ProfileMenu } from '../components/profile-menu.tsx'
import { SessionsSection } from '../components/sessions-section.tsx'
import { SignInMethodsSection } from '../components/sign-in-methods-section.tsx'
import VerificationNotice from '../components/verification-notice.tsx'

export interface ProfileScreenProps {
  /** Settings of other features. */
  notifications?: ReactNode
  webFeed?: ReactNode
}

/** The user's account in four groups: details, security, preferences, data. */
export default function ProfileScreen({ notifications, webFeed }: ProfileScreenProps) {
  const { t } = useTranslation('profile')
  useFlowOutcome()
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <PageHeader title={t('title')} actions={<QuickLinks />} />
      <QueryState
        query={useQuery(profileQuery())}
        skeleton={<ProfileSkeleton />}
        failedTitle={t('failed')}
        failedAction={
          <ButtonLink to="/dashboard" variant="ghost">
            {t('toDashboard')}
          </ButtonLink>
        }
      >
        {() => <Sections notifications={notifications} webFeed={webFeed} />}
      </QueryState>
    </div>
  )
}

const FROM_SECURITY = detourFrom('/profile#security')

const COLUMNS = 'grid items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]'

function Sections({ notifications, webFeed }: ProfileScreenProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={COLUMNS}>
      <ProfileMenu />
      <div className="flex min-w-0 flex-col gap-8">
        <SectionGroup id="you" title={t('groups.you')}>
          <VerificationNotice />
          <DetailsSection />
          <AccountFacts />
        </SectionGroup>
        <SectionGroup id="security" title={t('groups.security')}>
          <SecuritySection />
          <PasswordSection />
          <SignInMethodsSection />
          <SessionsSection />
          <TokensLink />
        </SectionGroup>
        <SectionGroup id="preferences" title={t('groups.preferences')}>
          {notifications}
          <NotificationsSection />
          <CopyingSection />
          {webFeed}
        </SectionGroup>
        <SectionGroup id="data" title={t('groups.data')}>
          <ExportSection />
          <DeletionSection />
        </SectionGroup>
      </div>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className={COLUMNS}>
      <div className="flex flex-wrap gap-1 lg:flex-col">
        <Skeleton className="h-8.5 w-20 pointer-coarse:h-11" />
        <Skeleton className="h-8.5 w-20 pointer-coarse:h-11" />
        <Skeleton className="h-8.5 w-20 pointer-coarse:h-11" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-32" />
        <Card className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-20 shrink-0 rounded-full!" />
            <Skeleton className="h-8.5 w-40" />
          </div>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Card>
      </div>
    </div>
  )
}

function QuickLinks() {
  const { t } = useTranslation('profile')
  return (
    <nav aria-label={t('links.title')} className="-mx-2 flex flex-wrap gap-1">
      <ButtonLink to="/dashboard" variant="ghost" size="sm" icon={<LayoutGrid aria-hidden />}>
        {t('links.dashboard')}
      </ButtonLink>
      <ButtonLink to="/organizations" variant="ghost" size="sm" icon={<Building2 aria-hidden />}>
        {t('links.organizations')}
      </ButtonLink>
    </nav>
  )
}

/** Links to two-factor authentication. */
function SecuritySection() {
  const { t } = useTranslation('profile')
  const { twoFaEnabled } = useUser()
  return (
    <SectionCard
      title={t('security.title')}
      description={t(twoFaEnabled ? 'security.on' : 'security.off')}
      action={
        <ButtonLink to="/2fa" state={FROM_SECURITY} icon={<ShieldCheck aria-hidden />}>
          {t(twoFaEnabled ? 'security.manage' : 'security.turnOn')}
        </ButtonLink>
      }
    />
  )
}

/** Links to the API tokens, which few users need. */
function TokensLink() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard
      title={t('tokens.title')}
      description={t('tokens.text')}
      action={<ButtonLink to="/profile/tokens">{t('tokens.open')}</ButtonLink>}
    />
  )
}
