import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { invitationIn, invitationPath } from '../features/auth/hooks/use-invitation.ts'
import type { RouteAccess } from '../components/app-route.ts'
import { peekReturnPath, rememberReturnPath, takeReturnPath } from '../platform/session/return-to.ts'
import type { SessionState } from '../platform/session/session-store.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useExpiredSession } from './session/use-expired-session.ts'
import { AccessDeniedScreen } from './shell/access-denied-screen.tsx'
import { PagePending } from './shell/page-frame.tsx'

export interface GuardProps {
  access: RouteAccess
  /** Where visitors are sent. */
  signedOutTo?: string
  /** An expired session does not lead away. */
  sessionless?: boolean
  /** Shown while the server is unreachable and the session unconfirmed; a spinner by default. */
  offline?: ComponentType
  children: ReactNode
}

/** Shows a screen to those who have access. Waits until the session is confirmed. */
export function Guard({
  access,
  signedOutTo = '/',
  sessionless = false,
  offline: Offline = PagePending,
  children,
}: GuardProps) {
  const { status, user } = useSession()
  const offline = useOfflineSince(status)
  useExpiredSession(sessionless)
  if (access === 'open') return children
  if (status === 'anonymous') return access === 'guest' ? children : <RedirectVisitor to={signedOutTo} />
  if (offline) return <Offline />
  if (status !== 'authenticated') return <PagePending />
  if (access === 'guest') return <RedirectBack />
  return access === 'administrator' && !user?.isAdmin ? <AccessDeniedScreen /> : children
}

// A retry passes through "loading", which does not mean that the server is back.
function useOfflineSince(status: SessionState): boolean {
  const [offline, setOffline] = useState(status === 'offline')
  const now = status === 'offline' || (offline && status === 'loading')
  if (now !== offline) setOffline(now)
  return now
}

/** Remembers the address to return to after the sign-in. */
function RedirectVisitor({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberReturnPath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to={to} replace />
}

function RedirectBack() {
  const [query] = useSearchParams()
  const invitation = invitationIn(query)
  const [path] = useState(() => (invitation === null ? peekReturnPath() : invitationPath(invitation)))
  useEffect(() => void takeReturnPath(), [])
  return <Navigate to={path} replace />
}
