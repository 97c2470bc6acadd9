import { now } from '#core/clock'
import Session from '#auth/models/session'

/** How long a sign-in with a provider allows sensitive changes. */
const REAUTHENTICATION_TTL_MS = 10 * 60_000

/** Until when a sign-in with a provider allows sensitive changes in a session; null when it does not any more. */
export async function reauthenticatedUntil(sessionId: string): Promise<Date | null> {
  const session = await Session.find(sessionId)
  if (!session?.reauthenticatedAt) return null
  const until = new Date(session.reauthenticatedAt.getTime() + REAUTHENTICATION_TTL_MS)
  return until > now() ? until : null
}
