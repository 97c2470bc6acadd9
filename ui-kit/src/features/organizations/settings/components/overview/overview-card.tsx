import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { Card } from '../../../../../primitives/card.tsx'

export interface OverviewCardProps {
  icon: ReactNode
  title: string
  /** The address of the section. */
  to: string
  action?: CardAction
  /** How it stands, as `StatusLine`s. */
  children: ReactNode
}

/** What is to be done next. */
export interface CardAction {
  label: string
  to: string
  /** The router state of the link. */
  state?: unknown
}

/** Links to a section of the settings, says how it stands and what to do next. */
export function OverviewCard({ icon, title, to, action, children }: OverviewCardProps) {
  return (
    <Card as="li" className="relative flex flex-col gap-3 hover:bg-sunken">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-brass-soft text-brass-text [&_svg]:size-4.5"
        >
          {icon}
        </span>
        <h2 className="min-w-0 flex-1 text-lg font-semibold tracking-[-0.01em]">
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">{children}</ul>
        {action && <NextStep {...action} />}
      </div>
    </Card>
  )
}

function NextStep({ label, to, state }: CardAction) {
  return (
    <ButtonLink to={to} state={state} size="sm" className="relative">
      {label}
    </ButtonLink>
  )
}
