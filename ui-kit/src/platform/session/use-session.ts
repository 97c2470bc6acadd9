import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore, type Session } from './session-store.ts'

/** The session of this device. */
export function useSession(): Session {
  return useSessionStore()
}

/** The signed-in user. Throws on screens that need no sign-in. */
export function useUser(): CurrentUser {
  const user = useSessionStore((session) => session.user)
  if (user === null) throw new Error('useUser needs a signed-in user')
  return user
}
