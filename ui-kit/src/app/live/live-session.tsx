import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { useConnectionStore } from './connection-store.ts'

const LiveConnection = lazy(() => import('./live-connection.tsx'))

/** The event stream of a session. Visitors do not load its code. */
export function LiveSession() {
  const { token } = useSessionStore()
  if (token === null) return null
  return (
    <ErrorBoundary fallback={null} onError={() => useConnectionStore.setState({ lost: true })}>
      <Suspense>
        <LiveConnection />
      </Suspense>
    </ErrorBoundary>
  )
}
