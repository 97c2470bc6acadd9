import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { useCurrentOrganization } from '../../../session/current-organization.ts'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSkeleton } from '../components/settings-skeleton.tsx'
import { sectionAt, settingsPath } from '../settings-places.ts'

/** The settings of an organization. The address says which one and which section. */
export default function SettingsScreen() {
  const { organizationId = '', '*': rest = '' } = useParams()
  const { organizations, status } = useCurrentOrganization()
  const organization = organizations.find(({ id }) => id === organizationId)
  const section = sectionAt(rest)

  if (section === null) return <Navigate to={settingsPath(organizationId, 'company')} replace />
  if (organization !== undefined) return <SettingsFrame organization={organization} section={section} />
  if (status === 'loading') return <SettingsSkeleton />
  return status === 'error' ? <Failed /> : <Missing />
}

function Failed() {
  const { t } = useTranslation(['settings', 'errors', 'common'])
  const { retry } = useCurrentOrganization()
  return (
    <>
      <Meta title={t('failed')} noindex />
      <ErrorState
        as="h1"
        title={t('failed')}
        description={t('errors:NETWORK')}
        retryLabel={t('common:actions.retry')}
        onRetry={retry}
      />
    </>
  )
}

function Missing() {
  const { t } = useTranslation('settings')
  return (
    <>
      <Meta title={t('missing.title')} noindex />
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('missing.title')}
        description={t('missing.text')}
        action={<ButtonLink to="/organizations">{t('missing.action')}</ButtonLink>}
      />
    </>
  )
}
