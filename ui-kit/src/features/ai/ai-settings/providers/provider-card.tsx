import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiIntegration, AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { useTestAiIntegration } from '../../api/ai-queries.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { ProviderActions } from './provider-actions.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import { ProviderResult } from './provider-result.tsx'

export interface ProviderCardProps {
  organizationId: string
  integration: AiIntegration
  /** What the provider is used with by default. */
  defaults: AiProviderDefaults | undefined
  canManage: boolean
}

/** A provider: its state, its defaults, its last problem, and the actions on it. */
export function ProviderCard({ organizationId, integration, defaults, canManage }: ProviderCardProps) {
  const { t } = useTranslation('ai-settings')
  const { provider, isFirst } = integration
  const test = useTestAiIntegration(organizationId, provider)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold tracking-[-0.01em]">{PROVIDER_NAMES[provider]}</h2>
        <StateBadge integration={integration} />
        {isFirst && (
          <Badge tone="brass" icon={<Star aria-hidden />}>
            {t('providers.first')}
          </Badge>
        )}
      </div>
      <ProviderFacts integration={integration} defaults={defaults} />
      <ProviderResult integration={integration} test={test} />
      {canManage && (
        <ProviderActions
          organizationId={organizationId}
          integration={integration}
          defaults={defaults}
          test={test}
        />
      )}
    </Card>
  )
}

/** A key that the provider refuses does not count as active: nothing is generated with it. */
function StateBadge({ integration: { isActive, lastFailure } }: Pick<ProviderCardProps, 'integration'>) {
  const { t } = useTranslation('ai-settings')
  if (!isActive) return <Badge tone="neutral">{t('providers.inactive')}</Badge>
  if (lastFailure === 'AI_KEY_REFUSED') return <Badge tone="danger">{t('providers.refused')}</Badge>
  return <Badge tone="ok">{t('providers.active')}</Badge>
}
