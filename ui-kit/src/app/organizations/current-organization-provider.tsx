import { startTransition, Suspense, use, useState, type ReactNode } from 'react'
import { lazyWithQueries } from '../../components/queries/lazy-with-queries.tsx'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../platform/session/current-organization.ts'
import { ServedViewContext } from '../../platform/session/served-view.ts'
import { isKnown } from '../../platform/session/session-store.ts'
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
  const signedIn = isKnown({ status, user })
  const served = use(ServedViewContext)?.organizations
  const [found, setFound] = useState({ userId: user?.id, value: served ?? LOADING })
  // The organizations of another user must not be shown, not even until the next response.
  if (found.userId !== user?.id) setFound({ userId: user?.id, value: LOADING })
  const [keep] = useState(() => (value: CurrentOrganization) => {
    const set = () => setFound((before) => ({ ...before, value }))
    // What a screen shows without an organization stays until the screen has loaded all of its parts.
    if (value.status === 'ready') startTransition(set)
    else set()
  })
  return (
    <CurrentOrganizationContext value={signedIn ? found.value : null}>
      {children}
      <Suspense>{signedIn && <CurrentOrganizationSource key={user?.id} onChange={keep} />}</Suspense>
    </CurrentOrganizationContext>
  )
}
