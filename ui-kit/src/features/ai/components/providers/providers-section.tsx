import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiIntegrationList } from '@fanfare/contract/ai/data/ai.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { AI_PROVIDERS } from '@fanfare/contract/ai/rules/ai.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { aiIntegrationsQuery } from '../../api/ai-queries.ts'
import { AddButton } from './add-button.tsx'
import { ProviderCard } from './provider-card.tsx'
import { ProvidersSkeleton } from './providers-skeleton.tsx'

export interface ProvidersSectionProps {
  organization: Organization
}

/** The AI providers an organization has keys for. */
export default function ProvidersSection({ organization: { id } }: ProvidersSectionProps) {
  const { t } = useTranslation('ai')
  return (
    <QueryState
      card
      query={useQuery(aiIntegrationsQuery(id))}
      skeleton={<ProvidersSkeleton />}
      failedTitle={t('providers.failed')}
    >
      {(list) =>
        list.integrations.length === 0 ? (
          <NoProviders organizationId={id} list={list} />
        ) : (
          <Providers organizationId={id} list={list} />
        )
      }
    </QueryState>
  )
}

interface ListProps {
  organizationId: string
  list: AiIntegrationList
}

function NoProviders({ organizationId, list }: ListProps) {
  const { t } = useTranslation('ai')
  const { providers, can } = list
  return (
    <Card padded={false}>
      <EmptyState
        icon={<Sparkles />}
        title={t('providers.empty')}
        description={t(can.manage ? 'providers.emptyText' : 'providers.emptyMember')}
        action={can.manage && <AddButton organizationId={organizationId} offered={providers} />}
      />
    </Card>
  )
}

function Providers({ organizationId, list }: ListProps) {
  const { t } = useTranslation('ai')
  const { integrations, providers, can } = list
  const ordered = AI_PROVIDERS.flatMap((name) => providers.filter(({ provider }) => provider === name))
  const offered = ordered.filter(({ provider }) => integrations.every((one) => one.provider !== provider))
  return (
    <>
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
      {can.manage && offered.length > 0 && (
        <div className="flex justify-end">
          <AddButton organizationId={organizationId} offered={offered} />
        </div>
      )}
    </>
  )
}
