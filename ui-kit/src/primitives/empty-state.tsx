import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** One sentence about what will appear here. */
  description?: string
  /** One button. */
  action?: ReactNode
  /** `h1` where it is the whole page, `h3` inside a titled section. */
  as?: 'h1' | 'h2' | 'h3'
}

/** Shown instead of a list without items. */
export function EmptyState({ as: Heading = 'h2', icon, title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-5 inline-flex size-12 items-center justify-center rounded-full bg-brass-soft text-brass-text [&_svg]:size-5"
      >
        {icon}
      </span>
      <Heading className="text-lg font-semibold tracking-[-0.01em]">{title}</Heading>
      {description && <p className="mt-1 max-w-sm text-balance text-muted">{description}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}
