import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Waiting } from '@fanfare/contract/moderation/data/administration.ts'
import { useFormatNumber } from '../../../../../i18n/numbers.ts'
import { Badge } from '../../../../../primitives/badge.tsx'

export interface QuickActionProps {
  icon: ReactNode
  to: string
  /** What waits there; undefined where nothing does, or while it is loading. */
  waiting?: Pick<Waiting, 'count'>
  children: string
}

/** Leads to a screen of administrators, and says how much waits there. */
export function QuickAction({ icon, to, waiting, children }: QuickActionProps) {
  const format = useFormatNumber()
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 rounded-md px-2 py-1 hover:bg-ink/6 pointer-coarse:py-2.5 text-faint [&>svg]:size-4 [&>svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0 flex-1 font-medium text-ink">{children}</span>
        {waiting !== undefined && waiting.count > 0 ? (
          <Badge tone="warn">{format(waiting.count)}</Badge>
        ) : (
          <ChevronRight aria-hidden />
        )}
      </Link>
    </li>
  )
}
