import { useTranslation } from 'react-i18next'
import type { Waiting, WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { relativeTime } from '../../../../../i18n/relative-dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { Badge } from '../../../../../primitives/badge.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'

export interface WaitingRowProps {
  kind: WaitingKind
  /** Null while it is loading. */
  waiting: Waiting | null
  to: string | null
}

/** One kind of open task: how many, how old the oldest is, and where they are decided. */
export function WaitingRow({ kind, waiting, to }: WaitingRowProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const name = t(`dashboard.kinds.${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{to === null ? name : <TextLink to={to}>{name}</TextLink>}</p>
        <p className="text-sm text-muted">
          {waiting === null ? (
            <Skeleton className="h-4.5 w-32" />
          ) : waiting.oldestAt === null ? (
            t('dashboard.nothing')
          ) : (
            t('dashboard.oldest', { time: relativeTime(waiting.oldestAt, language) })
          )}
        </p>
      </div>
      {waiting === null ? (
        <Skeleton className="h-5.5 w-7" />
      ) : (
        <Badge tone={waiting.count === 0 ? 'neutral' : 'warn'}>
          {new Intl.NumberFormat(language).format(waiting.count)}
        </Badge>
      )}
    </li>
  )
}
