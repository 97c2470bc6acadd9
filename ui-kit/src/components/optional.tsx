import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportFailedPart } from '../platform/failed-part.ts'

export interface OptionalProps {
  children: ReactNode
  /** Shown while the part loads, and instead of one that failed; nothing by default. */
  fallback?: ReactNode
  /** Shown while the part loads, where one that failed leaves no place. */
  loading?: ReactNode
}

/** A part that the rest of a page works without. Its failure leaves the page as it is, and is told to the shell. */
export function Optional({ children, fallback = null, loading = fallback }: OptionalProps) {
  return (
    <ErrorBoundary fallback={fallback} onError={reportFailedPart}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}
