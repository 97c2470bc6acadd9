import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface BackLinkProps {
  to: string
  children: ReactNode
}

/** A link to the parent page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex items-center gap-1 rounded-sm pe-1 text-muted transition-colors duration-120 hover:text-ink pointer-coarse:py-2"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
