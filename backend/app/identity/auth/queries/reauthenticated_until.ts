import { now } from '#core/runtime/clock'
import Session from '#identity/auth/models/session'

/** How long a sign-in allows sensitive changes. */
const REAUTHENTICATION_TTL_MS = 10 * 60_000

/** Until when a sign-in at a provider allows sensitive changes in a session; null if it does not, or no longer does. */
export async function reauthenticatedUntil(sessionId: string): Promise<Date | null> {
  const session = await Session.find(sessionId)
  return validUntil(session?.reauthenticatedAt ?? null)
}

/**
 * Whether the sign-in that opened a session, by any method, is recent. Never true for a desktop client, whose session
 * derives from an older one in the browser.
 */
export async function isRecentlySignedIn(sessionId: string): Promise<boolean> {
  const session = await Session.find(sessionId)
  if (session === null || session.device !== null) return false
  return validUntil(session.reauthenticatedAt ?? session.createdAt) !== null
}

function validUntil(signedInAt: Date | null): Date | null {
  if (signedInAt === null) return null
  const until = new Date(signedInAt.getTime() + REAUTHENTICATION_TTL_MS)
  return until > now() ? until : null
}
