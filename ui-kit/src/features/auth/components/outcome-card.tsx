import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'

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
  const mark = (
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
    <MarkSheet mark={mark} title={title} description={description} takesFocus>
      <div className="flex flex-col gap-2">{children}</div>
    </MarkSheet>
  )
}
