import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const TONES = {
  neutral: 'border border-line bg-sunken text-muted',
  current: 'bg-current/15',
} as const

export interface KbdProps {
  /** `current` inherits the color of the surrounding button. */
  tone?: keyof typeof TONES
  children: ReactNode
}

/** A key of the keyboard. Decorative: screen readers use `aria-keyshortcuts`. */
export function Kbd({ tone = 'neutral', children }: KbdProps) {
  return (
    <kbd
      aria-hidden
      className={clsx(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] px-1 font-sans text-2xs font-medium pointer-coarse:hidden',
        TONES[tone],
      )}
    >
      <span className={clsx(tone === 'current' && 'text-current')}>{children}</span>
    </kbd>
  )
}
