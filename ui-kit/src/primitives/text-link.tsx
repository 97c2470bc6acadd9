import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface TextLinkProps {
  to: string
  children: ReactNode
}

/** A link inside a sentence. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-2 hover:decoration-accent-text"
    >
      {children}
    </Link>
  )
}
