import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StandaloneCard } from '../primitives/standalone-card.tsx'

const TONES = { ok: 'bg-ok-soft text-ok', danger: 'bg-danger-soft text-danger' } as const

export interface OutcomePageProps {
  /** The logo by default. */
  icon?: ReactNode
  tone?: keyof typeof TONES
  title: string
  description?: ReactNode
  /** The links and buttons to continue with. */
  children: ReactNode
}

/** A page with an outcome or the next step. Its heading takes the focus from the content it replaces. */
export function OutcomePage({ icon, tone = 'ok', title, description, children }: OutcomePageProps) {
  const mark = icon !== undefined && (
    <span
      aria-hidden
      className={clsx(
        'inline-flex size-12 items-center justify-center rounded-full [&_svg]:size-5',
        TONES[tone],
      )}
    >
      {icon}
    </span>
  )
  return (
    <StandaloneCard mark={mark || undefined} title={title} description={description} takesFocus>
      <div className="flex flex-col gap-2">{children}</div>
    </StandaloneCard>
  )
}
