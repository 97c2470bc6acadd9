import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { RouteAccess } from '../components/app-route.ts'
import { isKnown, type SessionState } from '../platform/session/session-store.ts'
import { useSession } from '../platform/session/use-session.ts'
import { PagePending } from './shell/page-frame.tsx'

const RedirectBack = lazy(() => import('./session/redirect-back.tsx'))
const RedirectVisitor = lazy(() => import('./session/redirect-visitor.tsx'))
const ExpiredSession = lazy(() => import('./session/expired-session.tsx'))
const AccessDeniedScreen = lazy(() => import('./shell/access-denied-screen.tsx'))

export interface GuardProps {
  access: RouteAccess
  /** Where visitors are sent. */
  signedOutTo?: string
  /** An expired session does not lead away. */
  sessionless?: boolean
  /** Shown while the server is unreachable and the session unconfirmed; by default what the user saw last, or a spinner. */
  offline?: ComponentType
  children: ReactNode
}

/** Shows a screen to users who have access. Waits until the session is confirmed. */
export function Guard({ sessionless = false, ...rest }: GuardProps) {
  const { status } = useSession()
  return (
    <>
      <Access {...rest} />
      <Suspense>{status === 'expired' && <ExpiredSession sessionless={sessionless} />}</Suspense>
    </>
  )
}

function Access({ access, signedOutTo = '/', offline: Offline, children }: Omit<GuardProps, 'sessionless'>) {
  const { status, user } = useSession()
  const offline = useOfflineSince(status)
  if (access === 'open') return children
  if (status === 'anonymous') return access === 'guest' ? children : <RedirectVisitor to={signedOutTo} />
  if (offline && Offline) return <Offline />
  if (!isKnown({ status, user })) return <PagePending />
  if (access === 'guest') return <RedirectBack />
  return access === 'administrator' && !user?.isAdmin ? <AccessDeniedScreen /> : children
}

// A retry passes through "loading", which does not mean that the server is back online.
function useOfflineSince(status: SessionState): boolean {
  const [offline, setOffline] = useState(status === 'offline')
  const now = status === 'offline' || (offline && status === 'loading')
  if (now !== offline) setOffline(now)
  return now
}
