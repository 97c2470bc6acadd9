import { useTranslation } from 'react-i18next'
import type { Waiting, WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { relativeTime } from '../../../../../i18n/dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { Badge } from '../../../../../primitives/badge.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'

export interface WaitingRowProps {
  kind: WaitingKind
  waiting: Waiting
  to: string | null
}

/** One kind of open task: how many, how old the oldest is, and where they are decided. */
export function WaitingRow({ kind, waiting: { count, oldestAt }, to }: WaitingRowProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const name = t(`dashboard.kinds.${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{to === null ? name : <TextLink to={to}>{name}</TextLink>}</p>
        <p className="text-sm text-muted">
          {oldestAt === null
            ? t('dashboard.nothing')
            : t('dashboard.oldest', { time: relativeTime(oldestAt, language) })}
        </p>
      </div>
      <Badge tone={count === 0 ? 'neutral' : 'warn'}>{new Intl.NumberFormat(language).format(count)}</Badge>
    </li>
  )
}
