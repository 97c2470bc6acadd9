import { useQuery } from '@tanstack/react-query'
import { AI_PROVIDERS } from '@fanfare/contract/ai/rules/ai.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { aiIntegrationsQuery } from '../../api/ai-queries.ts'
import { AddButton } from './add-button.tsx'
import type { ProvidersSectionProps } from './providers-section.tsx'

/** Adds a provider that has no key yet; keeps its place while they are loading. */
export default function AddProvider({ organization: { id } }: ProvidersSectionProps) {
  const { data, isPending } = useQuery(aiIntegrationsQuery(id))
  if (isPending) return <Skeleton className="control w-28" />
  if (!data?.can.manage) return null
  const { integrations, providers } = data
  const ordered = AI_PROVIDERS.flatMap((name) => providers.filter(({ provider }) => provider === name))
  const offered = ordered.filter(({ provider }) => integrations.every((one) => one.provider !== provider))
  return offered.length > 0 && <AddButton organizationId={id} offered={offered} />
}
