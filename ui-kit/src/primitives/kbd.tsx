import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const TONES = {
  neutral: 'border border-line bg-sunken text-muted',
  current: 'bg-current/15',
} as const

export interface KbdProps {
  /** `current` takes the colour of the button it stands in. */
  tone?: keyof typeof TONES
  children: ReactNode
}

/** A key of the keyboard. Decoration: screen readers hear `aria-keyshortcuts` instead. */
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
