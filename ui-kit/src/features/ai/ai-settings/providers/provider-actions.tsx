import { PlugZap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiIntegration, AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { Button } from '../../../../primitives/button.tsx'
import { PROVIDER_NAMES } from '../../provider-names.ts'
import { ChangeButton } from './change-button.tsx'
import { EditButton } from './edit-button.tsx'
import type { ProviderTest } from './provider-result.tsx'
import { RemoveButton } from './remove-button.tsx'

export interface ProviderActionsProps {
  organizationId: string
  integration: AiIntegration
  defaults: AiProviderDefaults | undefined
  test: ProviderTest
}

/** Test, edit, use first, activate or deactivate, and remove. */
export function ProviderActions({ organizationId, integration, defaults, test }: ProviderActionsProps) {
  const { t } = useTranslation('ai-settings')
  const { provider, isActive, isFirst } = integration
  const named = { provider: PROVIDER_NAMES[provider] }
  const change = { organizationId, provider }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<PlugZap aria-hidden />}
          aria-label={t('providers.test.named', named)}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('providers.test.action')}
        </Button>
        <EditButton
          organizationId={organizationId}
          integration={integration}
          defaults={defaults}
          onSaved={test.reset}
        />
      </div>
      <div className="-ms-3 flex flex-wrap gap-2">
        {isActive && !isFirst && (
          <ChangeButton
            {...change}
            changes={{ isFirst: true }}
            label={t('providers.change.useFirst')}
            name={t('providers.change.useFirstNamed', named)}
            done={t('providers.change.usedFirst', named)}
          />
        )}
        <ChangeButton
          {...change}
          changes={{ isActive: !isActive }}
          label={t(isActive ? 'providers.change.deactivate' : 'providers.change.activate')}
          name={t(isActive ? 'providers.change.deactivateNamed' : 'providers.change.activateNamed', named)}
          done={t(isActive ? 'providers.change.deactivated' : 'providers.change.activated', named)}
        />
        <RemoveButton organizationId={organizationId} provider={provider} />
      </div>
      <output className="sr-only">{test.isPending && t('providers.test.running', named)}</output>
    </div>
  )
}
