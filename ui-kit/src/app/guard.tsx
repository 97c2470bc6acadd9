import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { invitationIn, invitationPath } from '../features/auth/invitation.ts'
import type { RouteAccess } from '../routing/app-route.ts'
import { peekReturnPath, rememberReturnPath, takeReturnPath } from '../routing/return-to.ts'
import type { SessionState } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'
import { AccessDeniedScreen } from './shell/access-denied-screen.tsx'
import { PagePending } from './shell/page-frame.tsx'

export interface GuardProps {
  access: RouteAccess
  /** Shown while the server is away and nobody knows whose session this is; a spinner by default. */
  offline?: ComponentType
  children: ReactNode
}

/** Lets a screen be seen by those it is for. Waits while nobody knows yet whose session this is. */
export function Guard({ access, offline: Offline = PagePending, children }: GuardProps) {
  const { status, user } = useSession()
  const offline = useOfflineSince(status)
  if (access === 'open') return children
  if (status === 'anonymous') return access === 'guest' ? children : <TurnAway />
  if (offline) return <Offline />
  if (status !== 'authenticated') return <PagePending />
  if (access === 'guest') return <Return />
  return access === 'administrator' && !user?.isAdmin ? <AccessDeniedScreen /> : children
}

// Every further try passes through "loading", which does not make the server found.
function useOfflineSince(status: SessionState): boolean {
  const [offline, setOffline] = useState(status === 'offline')
  const now = status === 'offline' || (offline && status === 'loading')
  if (now !== offline) setOffline(now)
  return now
}

function TurnAway() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberReturnPath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/" replace />
}

function Return() {
  const [query] = useSearchParams()
  const invitation = invitationIn(query)
  const [path] = useState(() => (invitation === null ? peekReturnPath() : invitationPath(invitation)))
  useEffect(() => void takeReturnPath(), [])
  return <Navigate to={path} replace />
}
