import { useTranslation } from 'react-i18next'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { RelativeTime } from '../../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../../primitives/badge.tsx'

export interface ReportBadgesProps {
  report: Pick<Report, 'status' | 'post' | 'weight' | 'createdAt'>
}

const FULL_WEIGHT = 100

/** The state of a report, whether its post is hidden, how much it counts, and its date. */
export function ReportBadges({ report: { status, post, weight, createdAt } }: ReportBadgesProps) {
  const { t } = useTranslation('reports')
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge tone={status === 'pending' ? 'warn' : 'ok'}>{t(`status.${status}`)}</Badge>
      {post.isHidden && <Badge tone="danger">{t('admin.hidden')}</Badge>}
      <Weight weight={weight} />
      <RelativeTime iso={createdAt} />
    </span>
  )
}

/** The weight of a report; nothing for a report of full weight. */
function Weight({ weight }: Pick<Report, 'weight'>) {
  const { t } = useTranslation('reports')
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent' }).format(
    weight / FULL_WEIGHT,
  )
  if (weight >= FULL_WEIGHT) return null
  return (
    <Badge tone="neutral">{t(weight === 0 ? 'admin.weight.none' : 'admin.weight.part', { percent })}</Badge>
  )
}
