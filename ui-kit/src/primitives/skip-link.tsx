import type { MouseEvent } from 'react'
import { SKIP_LINK } from './skip-link-style.ts'

export interface SkipLinkProps {
  /** The id of an element that can have the focus. */
  to: string
  children: string
}

/** A link past everything above an element of the page. It shows while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a href={`#${to}`} className={SKIP_LINK} onClick={follow}>
      {children}
    </a>
  )
}
