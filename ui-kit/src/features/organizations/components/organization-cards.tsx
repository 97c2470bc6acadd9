import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoadFailed } from '../../../components/query-state.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { useCurrentOrganization } from '../../../platform/session/current-organization.ts'
import { OrganizationCard } from './organization-card.tsx'

/** The organizations of this person. Selecting one opens its dashboard. */
export function OrganizationCards() {
  const { t } = useTranslation('organizations')
  const { organizations, current, status, select, retry } = useCurrentOrganization()
  const navigate = useNavigate()
  const choose = (id: string) => {
    select(id)
    void navigate('/dashboard')
  }

  if (status === 'loading') return <OrganizationCardsSkeleton />
  if (status === 'error') {
    return <LoadFailed title={t('failed')} description={t('failedHint')} onRetry={retry} />
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

const SKELETON_CARDS = ['one', 'two']

function OrganizationCardsSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SKELETON_CARDS.map((card) => (
        <Card key={card} className="flex flex-col gap-4">
          <div className="flex gap-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-8.5 w-20" />
        </Card>
      ))}
    </div>
  )
}
