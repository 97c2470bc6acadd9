import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface DotListProps {
  className?: string
  children: ReactNode
}

/** Short texts in a row, separated by dots. A wrapped line neither begins nor ends with a dot. */
export function DotList({ className, children }: DotListProps) {
  return (
    // The dot at the start of a line is clipped; the padding leaves room for focus rings.
    <div className="-ms-1 min-w-0 overflow-x-clip ps-1">
      <p className={clsx('-ms-4 flex flex-wrap text-sm text-muted', className)}>{children}</p>
    </div>
  )
}

/** An item of a `DotList`. */
export function DotItem({ className, children }: DotListProps) {
  return (
    <span className={clsx('flex min-w-0', className)}>
      <span aria-hidden className="w-4 shrink-0 text-center">
        ·
      </span>
      {/* A link is as high as its line, as a touch target. */}
      <span className="min-w-0 break-words [&>a]:inline-block [&>a]:max-w-full">{children}</span>
    </span>
  )
}
