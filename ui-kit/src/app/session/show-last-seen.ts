import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { addSeeds, type QueryCache } from '../../components/queries/query-cache.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { forgetLastSeen, readLastSeen } from './last-seen.ts'

/** The user of an earlier visit, while the session is being restored. Later, the server knows better. */
export const presume = (user: CurrentUser): void =>
  useSessionStore.setState(({ status }) => (status === 'loading' ? { user } : {}))

/** Shows what the user of the stored session saw last, until the server answers. False if there is nothing, or no need. */
export async function showLastSeen(queryCache: QueryCache): Promise<boolean> {
  const { token } = useSessionStore.getState()
  // The server has refused the session before the client could look.
  const seen = token === null ? await forgetLastSeen() : await readLastSeen(token)
  const { status, token: current } = useSessionStore.getState()
  if (seen === null || status !== 'loading' || current !== token) return false
  addSeeds(
    queryCache,
    seen.queries.map((query) => ({ ...query, isRestored: true })),
  )
  presume(seen.user)
  return true
}
