import { Suspense, useState, type ReactNode } from 'react'
import { lazyWithQueries } from '../../components/queries/lazy-with-queries.tsx'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../platform/session/current-organization.ts'
import { useSession } from '../../platform/session/use-session.ts'

const CurrentOrganizationSource = lazyWithQueries(() => import('./current-organization-source.tsx'))

const LOADING: CurrentOrganization = {
  organizations: [],
  hasMore: false,
  current: null,
  status: 'loading',
  error: null,
  select: () => undefined,
  retry: () => undefined,
}

export interface CurrentOrganizationProviderProps {
  children: ReactNode
}

/** Provides the current organization to signed-in users. Visitors do not load its code. */
export function CurrentOrganizationProvider({ children }: CurrentOrganizationProviderProps) {
  const { status, user } = useSession()
  const signedIn = status === 'authenticated'
  const [found, setFound] = useState({ userId: user?.id, value: LOADING })
  // The organizations of another user must not be shown, not even until the next response.
  if (found.userId !== user?.id) setFound({ userId: user?.id, value: LOADING })
  const [keep] = useState(() => (value: CurrentOrganization) => setFound((before) => ({ ...before, value })))
  return (
    <CurrentOrganizationContext value={signedIn ? found.value : null}>
      {children}
      <Suspense>{signedIn && <CurrentOrganizationSource key={user?.id} onChange={keep} />}</Suspense>
    </CurrentOrganizationContext>
  )
}
