import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { profileQuery } from '../api/profile-queries.ts'
import { AccountFacts } from '../components/account-facts.tsx'
import { AvatarSection } from '../components/avatar-section.tsx'
import { DeletionSection } from '../components/deletion-section.tsx'
import { DetailsSection } from '../components/details-section.tsx'
import { ExportSection } from '../components/export-section.tsx'
import { NotificationsSection } from '../components/notifications-section.tsx'
import { PasswordSection } from '../components/password-section.tsx'
import { ProfileSkeleton } from '../components/profile-skeleton.tsx'
import { QuickLinks } from '../components/quick-links.tsx'
import { SecuritySection } from '../components/security-section.tsx'
import { SessionsSection } from '../components/sessions-section.tsx'
import { VerificationNotice } from '../components/verification-notice.tsx'

/** Who this person is here, and what is theirs. */
export default function ProfileScreen() {
  const { t } = useTranslation(['profile', 'common'])
  const { data, isError, refetch } = useQuery(profileQuery())
  const failed = data === undefined && isError
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('title')} noindex />
      <PageHeader title={t('title')} description={t('description')} />
      {data !== undefined && <Sections />}
      {data === undefined && !isError && <ProfileSkeleton />}
      {failed && (
        <ErrorState
          title={t('failed')}
          description={t('failedHint')}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
          action={
            <ButtonLink to="/dashboard" variant="ghost">
              {t('toDashboard')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

function Sections() {
  return (
    <>
      <VerificationNotice />
      <AvatarSection />
      <DetailsSection />
      <AccountFacts />
      <QuickLinks />
      <SecuritySection />
      <PasswordSection />
      <SessionsSection />
      <NotificationsSection />
      <ExportSection />
      <DeletionSection />
    </>
  )
}
