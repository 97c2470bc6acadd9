import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { useCurrentOrganization } from '../../../session/current-organization.ts'

/** In place of a screen that needs an organization, when those could not be fetched. */
export function OrganizationsFailed() {
  const { t } = useTranslation(['common', 'errors'])
  const { retry } = useCurrentOrganization()
  return (
    <ErrorState
      as="h1"
      title={t('state.failedTitle')}
      description={t('errors:SERVICE_UNAVAILABLE')}
      retryLabel={t('actions.retry')}
      onRetry={retry}
    />
  )
}
