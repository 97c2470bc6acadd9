import { Flag, LifeBuoy, ListRestart, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import { RelativeTime } from '../../../../../i18n/relative-time.tsx'
import { DotItem, DotList } from '../../../../../primitives/dot-list.tsx'

const ICONS: Record<WaitingKind, LucideIcon> = {
  posts: ShieldCheck,
  reports: Flag,
  requests: LifeBuoy,
  jobs: ListRestart,
}

export interface AttentionRowProps {
  kind: WaitingKind
  title: string
  details: readonly string[]
  /** Since when it waits. */
  since: string
  /** What can be done about it here. */
  acts: ReactNode
}

/** One thing that waits for an administrator, with the acts on it. */
export function AttentionRow({ kind, title, details, since, acts }: AttentionRowProps) {
  const { t } = useTranslation('admin')
  const Icon = ICONS[kind]
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-ink/6 text-muted"
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="truncate font-medium">
            <span className="sr-only">{t(`dashboard.kind.${kind}`)} </span>
            <bdi>{title}</bdi>
          </p>
          <DotList>
            {details.map((detail) => (
              <DotItem key={detail}>
                <span className="line-clamp-2">{detail}</span>
              </DotItem>
            ))}
            <DotItem>
              <RelativeTime iso={since} />
            </DotItem>
          </DotList>
        </div>
        <div className="ms-auto flex items-center gap-2">{acts}</div>
      </div>
    </li>
  )
}
