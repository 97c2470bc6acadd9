import { useTranslation } from 'react-i18next'
import type { AiSettings } from '@fanfare/contract/ai/data/ai.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { MoodsOn } from './moods-on.tsx'
import { PROMPT_TEXTS } from './prompts-schema.ts'

export interface PromptsSummaryProps {
  settings: AiSettings
}

/** The settings, read-only. */
export function PromptsSummary({ settings }: PromptsSummaryProps) {
  const { t } = useTranslation('ai-settings')
  const formatNumber = useFormatNumber()
  const { disabledMoodIds, monthlyTokens } = settings
  return (
    <>
      <SectionCard title={t('prompts.texts.title')} description={t('prompts.texts.text')}>
        <dl className="flex flex-col gap-4">
          {PROMPT_TEXTS.map((name) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-sm text-muted">{t(`prompts.texts.${name}`)}</dt>
              <dd className="break-words whitespace-pre-wrap">{settings[name] || t('prompts.nothing')}</dd>
            </div>
          ))}
        </dl>
      </SectionCard>
      <SectionCard title={t('prompts.moods.title')} description={t('prompts.moods.text')}>
        <MoodsOn disabledIds={disabledMoodIds} />
      </SectionCard>
      <SectionCard title={t('prompts.limit.title')} description={t('prompts.limit.text')}>
        <p>
          {monthlyTokens === null
            ? t('prompts.limit.none')
            : t('prompts.limit.tokens', { tokens: formatNumber(monthlyTokens) })}
        </p>
      </SectionCard>
    </>
  )
}
