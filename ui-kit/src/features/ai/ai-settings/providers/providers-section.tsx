import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiIntegrationList } from '@fanfare/contract/ai/data/ai.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { aiIntegrationsQuery } from '../../api/ai-queries.ts'
import { ProviderCard } from './provider-card.tsx'
import { ProvidersSkeleton } from './providers-skeleton.tsx'

export interface ProvidersSectionProps {
  organization: Organization
}

/** The AI providers an organization has keys for. */
export default function ProvidersSection({ organization: { id } }: ProvidersSectionProps) {
  const { t } = useTranslation('ai-settings')
  return (
    <QueryState
      card
      query={useQuery(aiIntegrationsQuery(id))}
      skeleton={<ProvidersSkeleton />}
      failedTitle={t('providers.failed')}
    >
      {(list) =>
        list.integrations.length === 0 ? (
          <NoProviders canManage={list.can.manage} />
        ) : (
          <Providers organizationId={id} list={list} />
        )
      }
    </QueryState>
  )
}

function NoProviders({ canManage }: { canManage: boolean }) {
  const { t } = useTranslation('ai-settings')
  return (
    <Card padded={false}>
      <EmptyState
        icon={<Sparkles />}
        title={t('providers.empty')}
        description={t(canManage ? 'providers.emptyText' : 'providers.emptyMember')}
      />
    </Card>
  )
}

interface ProvidersProps {
  organizationId: string
  list: AiIntegrationList
}

function Providers({ organizationId, list }: ProvidersProps) {
  const { t } = useTranslation('ai-settings')
  const { integrations, providers, can } = list
  return (
    <ul aria-label={t('providers.list')} className="flex flex-col gap-4">
      {integrations.map((integration) => (
        <ProviderCard
          key={integration.id}
          organizationId={organizationId}
          integration={integration}
          defaults={providers.find(({ provider }) => provider === integration.provider)}
          canManage={can.manage}
        />
      ))}
    </ul>
  )
}
