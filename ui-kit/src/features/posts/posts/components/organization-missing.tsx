import { Building2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
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

// Most members never see it.
const JoinOrStart = lazy(() => import('./join-or-start.tsx'))

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
  if (list.organizations.length === 0) {
    return (
      <Suspense>
        <JoinOrStart />
      </Suspense>
    )
  }
  return (
    <Card padded={false}>
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('organization.none')}
        description={t('organization.noneText')}
        action={
          <ButtonLink to="/organizations/select" variant="primary">
            {t('organization.select')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
