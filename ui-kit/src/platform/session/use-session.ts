import { use, useSyncExternalStore } from 'react'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore, type Session } from './session-store.ts'
import { ServedViewContext } from './served-view.ts'

const { subscribe, getState, getInitialState } = useSessionStore

/** The session of this device; until a page is hydrated, the one it was rendered with. */
export function useSession(): Session {
  const served = use(ServedViewContext)?.session
  return useSyncExternalStore(subscribe, getState, () => served ?? getInitialState())
}

/** The signed-in user. Throws on screens that need no sign-in. */
export function useUser(): CurrentUser {
  const served = use(ServedViewContext)?.session
  const user = useSyncExternalStore(
    subscribe,
    () => getState().user,
    () => served?.user ?? null,
  )
  if (user === null) throw new Error('useUser needs a signed-in user')
  return user
}
