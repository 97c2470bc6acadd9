import { useTranslation } from 'react-i18next'
import type { Waiting, WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { relativeTime } from '../../../../../i18n/relative-dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { useFormatNumber } from '../../../../../i18n/numbers.ts'
import { Badge } from '../../../../../primitives/badge.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'

export interface WaitingRowProps {
  kind: WaitingKind
  waiting: Waiting
  to: string | null
}

/** Leads to all of a kind: how many there are, and how old the oldest is. */
export function WaitingRow({ kind, waiting, to }: WaitingRowProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const format = useFormatNumber()
  const name = t(`dashboard.kinds.${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{to === null ? name : <TextLink to={to}>{name}</TextLink>}</p>
        <p className="text-sm text-muted">
          {waiting.oldestAt !== null &&
            t('dashboard.oldest', { time: relativeTime(waiting.oldestAt, language) })}
        </p>
      </div>
      <Badge tone="warn">{format(waiting.count)}</Badge>
    </li>
  )
}
