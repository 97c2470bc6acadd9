import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../components/query-state.tsx'
import { useCurrentOrganization } from '../../../platform/session/current-organization.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'

/** Replaces a screen that needs an organization when none is selected or could be loaded. */
export function OrganizationMissing() {
  const { t } = useTranslation(['posts', 'errors'])
  const { organizations, status, retry } = useCurrentOrganization()
  if (status === 'error') {
    return (
      <LoadFailed
        as="h1"
        title={t('organization.failed')}
        description={t('errors:SERVICE_UNAVAILABLE')}
        onRetry={retry}
      />
    )
  }
  const canSelect = organizations.length > 0
  return (
    <Card padded={false}>
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('organization.none')}
        description={t('organization.noneText')}
        action={
          <ButtonLink to={canSelect ? '/organizations/select' : '/organizations/create'} variant="primary">
            {canSelect ? t('organization.select') : t('organization.create')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
