import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { useSessionStore, type Session } from './session-store.ts'

/** The session of this device. */
export function useSession(): Session {
  return useSessionStore()
}

/** The signed-in person. Only for screens behind the sign-in: throws elsewhere. */
export function useUser(): CurrentUser {
  const user = useSessionStore((session) => session.user)
  if (user === null) throw new Error('useUser is for screens behind the sign-in')
  return user
}
