import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Waiting } from '@fanfare/contract/moderation/data/administration.ts'
import { relativeTime } from '../../../../../i18n/relative-dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { useFormatNumber } from '../../../../../i18n/numbers.ts'
import { Badge } from '../../../../../primitives/badge.tsx'

export interface QuickActionProps {
  icon: ReactNode
  to: string
  /** What waits there; undefined where nothing does, or while it is loading. */
  waiting?: Waiting
  children: string
}

/** Leads to a screen of administrators: how much waits there, and how old the oldest is. */
export function QuickAction({ icon, to, waiting, children }: QuickActionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const format = useFormatNumber()
  const oldestAt = waiting?.oldestAt ?? null
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 rounded-md px-2 py-1 hover:bg-ink/6 pointer-coarse:py-2.5 text-faint [&>svg]:size-4 [&>svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0 flex-1 text-ink">
          <span className="block font-medium">{children}</span>
          {oldestAt !== null && (
            <span className="block truncate text-sm text-muted">
              {t('dashboard.oldest', { time: relativeTime(oldestAt, language) })}
            </span>
          )}
        </span>
        {waiting !== undefined && waiting.count > 0 ? (
          <Badge tone="warn">{format(waiting.count)}</Badge>
        ) : (
          <ChevronRight aria-hidden />
        )}
      </Link>
    </li>
  )
}
