import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SampleProps {
  caption: string
  /** Whether the current card is about it. */
  active: boolean
  children: ReactNode
}

/** An illustration with its caption. */
export function Sample({ caption, active, children }: SampleProps) {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium text-muted">{caption}</figcaption>
      <div
        className={clsx(
          'rounded-lg border bg-raised p-4 shadow-card transition-colors duration-300',
          active ? 'border-accent' : 'border-line',
        )}
      >
        {children}
      </div>
    </figure>
  )
}
