import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

export interface PageHeaderProps {
  eyebrow?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
}

/** Title, description and actions of a page. */
export function PageHeader({ eyebrow, title, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {eyebrow !== undefined && <p className="mb-1 text-sm font-medium text-brass-text">{eyebrow}</p>}
        <h1
          dir="auto"
          className="font-display text-2xl font-semibold tracking-[-0.03em] break-words sm:text-3xl"
        >
          {title}
        </h1>
        {description !== undefined && (
          <p dir="auto" className="mt-1.5 text-md text-muted">
            {description}
          </p>
        )}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** A header with all of its parts, as high as one with a line of text each. */
export function PageHeaderSkeleton() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-full">
        <Skeleton className="mb-1 h-[1lh] w-24 text-sm" />
        <Skeleton className="h-[1lh] w-72 max-w-full font-display text-2xl sm:text-3xl" />
        <Skeleton className="mt-1.5 h-[1lh] w-64 max-w-full text-md" />
      </div>
      <Skeleton className="control w-28" />
    </div>
  )
}
