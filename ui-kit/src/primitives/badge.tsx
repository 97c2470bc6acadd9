import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const TONES = {
  accent: 'bg-accent-soft text-accent-text',
  neutral: 'bg-ink/6 text-muted',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  ok: 'bg-ok-soft text-ok',
  brass: 'bg-brass-soft text-brass-text',
  info: 'bg-info-soft text-info',
} as const

export type BadgeTone = keyof typeof TONES

export interface BadgeProps {
  tone: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

/** A short label for a status. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
