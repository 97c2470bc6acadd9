import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { useCurrentOrganization } from '../../../session/current-organization.ts'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSkeleton } from '../components/settings-skeleton.tsx'
import { sectionAt, settingsPath } from '../settings-places.ts'
import { SettingsGone } from './settings-gone.tsx'
import { SettingsMissing } from './settings-missing.tsx'
import { useSeenOrganization } from './use-seen-organization.ts'

/** The settings of an organization. The address says which one and which section. */
export default function SettingsScreen() {
  const { organizationId = '', '*': rest = '' } = useParams()
  const { status } = useCurrentOrganization()
  const { organization, formerName } = useSeenOrganization(organizationId)
  const section = sectionAt(rest)

  if (section === null) return <Navigate to={settingsPath(organizationId, 'company')} replace />
  if (organization !== undefined) return <SettingsFrame organization={organization} section={section} />
  if (formerName !== undefined) return <SettingsGone name={formerName} />
  if (status === 'loading') return <SettingsSkeleton />
  return status === 'error' ? <Failed /> : <SettingsMissing />
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
