import { CircleCheck, CircleDashed, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'

const ICONS = { ok: CircleCheck, open: CircleDashed, warn: TriangleAlert } satisfies Record<
  string,
  LucideIcon
>
const COLORS = { ok: 'text-ok', open: 'text-faint', warn: 'text-warn' } as const

export interface StatusLineProps {
  /** Whether it is fine, still open, or needs attention. */
  tone: keyof typeof ICONS
  children: string
}

/** How a part of the settings stands, in a few words. */
export function StatusLine({ tone, children }: StatusLineProps) {
  const Icon = ICONS[tone]
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${COLORS[tone]}`} />
      <span dir="auto" className="min-w-0 break-words">
        {children}
      </span>
    </li>
  )
}

export function StatusSkeleton() {
  return (
    <li className="flex h-[1lh] items-center gap-2">
      <Skeleton className="h-4 w-3/5" />
    </li>
  )
}
