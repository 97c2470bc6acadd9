import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { aiSettingsQuery } from '../../api/ai-queries.ts'
import { UsageCard } from '../usage/usage-card.tsx'
import { PromptsForm } from './prompts-form.tsx'
import { PromptsSkeleton } from './prompts-skeleton.tsx'
import { PromptsSummary } from './prompts-summary.tsx'

export interface PromptsSectionProps {
  organization: Organization
}

/** The prompts and the limit of an organization, and its usage. */
export default function PromptsSection({ organization: { id } }: PromptsSectionProps) {
  const { t } = useTranslation('ai-settings')
  return (
    <QueryState
      card
      query={useQuery(aiSettingsQuery(id))}
      skeleton={<PromptsSkeleton />}
      failedTitle={t('prompts.failed')}
    >
      {({ settings, usage, can }) => (
        <>
          {can.manage ? (
            <PromptsForm organizationId={id} settings={settings} />
          ) : (
            <PromptsSummary settings={settings} />
          )}
          <UsageCard usage={usage} limit={settings.monthlyTokens} />
        </>
      )}
    </QueryState>
  )
}
