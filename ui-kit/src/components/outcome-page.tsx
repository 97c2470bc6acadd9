import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StandaloneCard } from '../primitives/standalone-card.tsx'

const TONES = { ok: 'bg-ok-soft text-ok', danger: 'bg-danger-soft text-danger' } as const

export interface OutcomePageProps {
  /** The logo stands in the place of an icon that is not given. */
  icon?: ReactNode
  tone?: keyof typeof TONES
  title: string
  description?: ReactNode
  /** The links and buttons that lead on. */
  children: ReactNode
}

/** The page that says how something ended or what comes next. Its heading takes the focus of what it replaces. */
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
