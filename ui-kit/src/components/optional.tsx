import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportFailedPart } from '../platform/failed-part.ts'

export interface OptionalProps {
  children: ReactNode
  /** Shown while the part loads, and in place of a failed part; nothing by default. */
  fallback?: ReactNode
  /** Shown while the part loads; a failed part leaves no space. */
  loading?: ReactNode
}

/** A part that the page works without. Its failure leaves the page as it is, and is reported to the shell. */
export function Optional({ children, fallback = null, loading = fallback }: OptionalProps) {
  return (
    <ErrorBoundary fallback={fallback} onError={reportFailedPart}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}
