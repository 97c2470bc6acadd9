import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface TextLinkProps {
  to: string
  /** The router state of the link. */
  state?: unknown
  /** `auto` for user-written text. */
  dir?: 'auto'
  children: ReactNode
}

/** A link inside a sentence. */
export function TextLink({ to, state, dir, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      dir={dir}
      className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-2 hover:decoration-accent-text"
    >
      {children}
    </Link>
  )
}
