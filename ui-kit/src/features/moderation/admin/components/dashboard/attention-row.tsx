import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { RelativeTime } from '../../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../../primitives/badge.tsx'

export interface AttentionRowProps {
  kind: WaitingKind
  title: string
  detail: string
  /** Since when it waits. */
  since: string
  /** What can be done about it here. */
  acts: ReactNode
}

/** One thing that waits for an administrator, with the acts on it. */
export function AttentionRow({ kind, title, detail, since, acts }: AttentionRowProps) {
  const { t } = useTranslation('admin')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <p className="flex items-center gap-2">
          <Badge tone="neutral">{t(`dashboard.kind.${kind}`)}</Badge>
          <bdi className="min-w-0 truncate font-medium">{title}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
          <span className="min-w-0 truncate">{detail}</span>
          <RelativeTime iso={since} />
        </p>
      </div>
      <div className="flex items-center gap-2">{acts}</div>
    </li>
  )
}
