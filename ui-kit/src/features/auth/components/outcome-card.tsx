import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../../../primitives/card.tsx'

const TONES = { ok: 'bg-ok-soft text-ok', danger: 'bg-danger-soft text-danger' } as const

export interface OutcomeCardProps {
  tone: keyof typeof TONES
  icon: ReactNode
  title: string
  description?: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** How something ended, in place of the form that began it. Its heading takes the focus the form has lost. */
export function OutcomeCard({ tone, icon, title, description, children }: OutcomeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-sm flex-col items-center gap-6 py-8 text-center">
        <span
          aria-hidden
          className={clsx(
            'inline-flex size-12 items-center justify-center rounded-full [&_svg]:size-5',
            TONES[tone],
          )}
        >
          {icon}
        </span>
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-xl font-semibold tracking-[-0.02em] text-balance outline-none"
          >
            {title}
          </h1>
          {description !== undefined && <p className="mt-2 text-balance text-muted">{description}</p>}
        </div>
        <div className="flex w-full flex-col gap-2">{children}</div>
      </Card>
    </div>
  )
}
