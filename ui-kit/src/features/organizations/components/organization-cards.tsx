import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { useCurrentOrganization } from '../../../session/current-organization.ts'
import { OrganizationCard } from './organization-card.tsx'
import { OrganizationCardsSkeleton } from './organization-cards-skeleton.tsx'

/** The organizations of this person. Choosing one leads to its dashboard. */
export function OrganizationCards() {
  const { t } = useTranslation(['organizations', 'common'])
  const { organizations, current, status, select, retry } = useCurrentOrganization()
  const navigate = useNavigate()
  const choose = (id: string) => {
    select(id)
    void navigate('/dashboard')
  }

  if (status === 'loading') return <OrganizationCardsSkeleton />
  if (status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        description={t('failedHint')}
        retryLabel={t('common:actions.retry')}
        onRetry={retry}
      />
    )
  }
  if (organizations.length === 0) return <NoOrganizations />
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {organizations.map((organization) => (
        <OrganizationCard
          key={organization.id}
          organization={organization}
          selected={organization.id === current?.id}
          onSelect={() => choose(organization.id)}
        />
      ))}
    </ul>
  )
}

function NoOrganizations() {
  const { t } = useTranslation('organizations')
  return (
    <EmptyState
      icon={<Building2 />}
      title={t('empty.title')}
      description={t('empty.description')}
      action={
        <ButtonLink to="/organizations/create" variant="primary">
          {t('createAction')}
        </ButtonLink>
      }
    />
  )
}
