import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiIntegration, AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'

export interface ProviderFactsProps {
  integration: AiIntegration
  defaults: AiProviderDefaults | undefined
}

/** The model, the address where it is not the default, the end of the key, and the last check. */
export function ProviderFacts({ integration, defaults }: ProviderFactsProps) {
  const { t } = useTranslation('ai-settings')
  const { model, baseUrl, keyHint, checkedAt } = integration
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={t('providers.fields.model')}>
        {model ?? t('providers.default', { model: defaults?.model ?? '' })}
      </Fact>
      {baseUrl !== null && <Fact name={t('providers.fields.address')}>{baseUrl}</Fact>}
      {keyHint !== null && (
        <Fact name={t('providers.fields.key')}>
          <span className="font-mono whitespace-nowrap">{`•••• ${keyHint}`.trim()}</span>
        </Fact>
      )}
      {checkedAt !== null && (
        <Fact name={t('providers.checked')}>
          <RelativeTime iso={checkedAt} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
