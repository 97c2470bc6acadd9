import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface FactsProps {
  className?: string
  children: ReactNode
}

/** Small facts in a row with dots between them; no line ends or begins with a dot. */
export function Facts({ className, children }: FactsProps) {
  return (
    // The dot that would begin a line lies outside and is cut off; the room left beside it is for a focus ring.
    <div className="-ms-1 overflow-x-clip ps-1">
      <p className={clsx('-ms-4 flex flex-wrap text-sm text-muted', className)}>{children}</p>
    </div>
  )
}

/** One of them. */
export function Fact({ className, children }: FactsProps) {
  return (
    <span className={clsx('flex min-w-0', className)}>
      <span aria-hidden className="w-4 shrink-0 text-center">
        ·
      </span>
      {/* A link is as high as its line, so that a finger finds it. */}
      <span className="min-w-0 break-words [&>a]:inline-block">{children}</span>
    </span>
  )
}
