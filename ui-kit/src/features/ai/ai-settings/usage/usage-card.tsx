import { useTranslation } from 'react-i18next'
import type { AiUsage } from '@fanfare/contract/ai/data/ai.ts'
import { formatMonth } from '../../../../i18n/dates.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { UsageTable } from './usage-table.tsx'

export interface UsageCardProps {
  /** Newest first; the current month is always there. */
  usage: readonly AiUsage[]
  /** Tokens in a month; null without a limit. */
  limit: number | null
}

/** What was used this month, against the limit, and in the months before. */
export function UsageCard({ usage, limit }: UsageCardProps) {
  const { t } = useTranslation('ai-settings')
  const [current] = usage
  return (
    <SectionCard title={t('usage.title')} description={t('usage.text')}>
      {current && <CurrentMonth usage={current} limit={limit} />}
      <UsageTable usage={usage} />
    </SectionCard>
  )
}

function CurrentMonth({ usage, limit }: { usage: AiUsage; limit: number | null }) {
  const { t } = useTranslation('ai-settings')
  const formatNumber = useFormatNumber()
  const tokens = usage.inputTokens + usage.outputTokens
  const used = formatNumber(tokens)
  const month = formatMonth(usage.month, useLanguage())
  if (limit === null) return <p className="tabular-nums">{t('usage.unlimited', { used, month })}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular-nums">{t('usage.limited', { used, limit: formatNumber(limit), month })}</p>
      <ProgressBar label={t('usage.bar')} value={Math.min(tokens, limit)} max={limit} />
      {tokens >= limit && <Notice tone="warn">{t('usage.reached')}</Notice>}
    </div>
  )
}
