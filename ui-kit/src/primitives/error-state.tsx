import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface ErrorStateProps {
  title: string
  description: string
  retryLabel: string
  onRetry: () => void
  /** An alternative to trying again. */
  action?: ReactNode
  /** `h1` where it is the whole page. */
  as?: 'h1' | 'h2'
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({
  as: Heading = 'h2',
  title,
  description,
  retryLabel,
  onRetry,
  action,
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-5 inline-flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger [&_svg]:size-5"
      >
        <CloudAlert />
      </span>
      <Heading className="text-lg font-semibold tracking-[-0.01em]">{title}</Heading>
      <p className="mt-1 max-w-sm text-balance text-muted">{description}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>{retryLabel}</Button>
        {action}
      </div>
    </div>
  )
}
