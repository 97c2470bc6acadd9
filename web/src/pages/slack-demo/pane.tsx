import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface PaneProps {
  caption: string
  icon: ReactNode
  /** Whether the current step is about it. */
  active: boolean
  /** Whether a phone shows it, which has room for one. */
  onPhone: boolean
  children: ReactNode
}

/** One of the two halves of the demo: an illustration below its caption. */
export function Pane({ caption, icon, active, onPhone, children }: PaneProps) {
  return (
    <figure className={clsx('flex min-w-0 flex-col bg-surface', !onPhone && 'max-lg:hidden')}>
      <figcaption
        className={clsx(
          'flex items-center gap-2 border-b border-line px-5 py-3 font-medium transition-colors duration-300 [&_svg]:size-4.5',
          active ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-muted',
        )}
      >
        {icon}
        {caption}
      </figcaption>
      <div className="flex flex-1 flex-col gap-5 p-5">{children}</div>
    </figure>
  )
}
