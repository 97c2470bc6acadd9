import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { LoadFailed } from '../../../../components/query-state.tsx'
import {
  useCurrentOrganization,
  type CurrentOrganization,
} from '../../../../platform/session/current-organization.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'

export interface OrganizationMissingProps {
  /** The query that the screen waits for; by default, the list of organizations. */
  lookup?: Pick<CurrentOrganization, 'status' | 'error' | 'retry'>
}

/** Replaces a screen that needs an organization when none is selected or could be loaded. */
export function OrganizationMissing({ lookup }: OrganizationMissingProps) {
  const { t } = useTranslation('posts')
  const errorText = useErrorText()
  const list = useCurrentOrganization()
  const { status, error, retry } = lookup ?? list
  if (status === 'error') {
    return (
      <LoadFailed as="h1" title={t('organization.failed')} description={errorText(error)} onRetry={retry} />
    )
  }
  const { organizations } = list
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
