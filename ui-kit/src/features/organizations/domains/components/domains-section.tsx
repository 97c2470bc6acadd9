import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { ORGANIZATION_DOMAINS_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { domainsQuery } from '../api/domain-queries.ts'
import { AddDomainCard } from './add-domain-card.tsx'
import { DomainCard } from './domain-card.tsx'
import { JoinRequestsCard, useJoinRequests } from './join-requests-card.tsx'

/** The requests to join an organization, and its domains: owners change them, admins see them. */
export default function DomainsSection({ organization: { id } }: { organization: Organization }) {
  const { t } = useTranslation('domains')
  const domains = useQuery(domainsQuery(id))
  const requests = useJoinRequests(id)
  // The requests are above the domains, which would move down when they come. After a failure they stay.
  if (requests.isPending && requests.errorUpdateCount === 0) return <DomainsSkeleton />
  return (
    <>
      <JoinRequestsCard organizationId={id} query={requests} />
      <QueryState card query={domains} failedTitle={t('failed')} skeleton={<DomainsSkeleton />}>
        {({ domains: all, areMailed, canManage }) => (
          <>
            {!canManage && <Notice tone="info">{t('ownersOnly')}</Notice>}
            {all.length === 0 && (
              <Card padded={false}>
                <EmptyState icon={<AtSign />} title={t('empty')} description={t('emptyText')} />
              </Card>
            )}
            {all.map((domain) => (
              <DomainCard
                key={domain.id}
                organizationId={id}
                domain={domain}
                areMailed={areMailed}
                canManage={canManage}
              />
            ))}
            {canManage && all.length < ORGANIZATION_DOMAINS_MAX && (
              <AddDomainCard organizationId={id} isFirst={all.length === 0} />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

function DomainsSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-16 w-full" />
    </Card>
  )
}
