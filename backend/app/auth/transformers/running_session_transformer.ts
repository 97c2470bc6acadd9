import bowser from 'bowser'
import type { RunningSession } from '#contract/data/session'
import type Session from '#auth/sessions/session'

/** A session, for its owner to recognise. */
export function forOwner(session: Session, currentId: string): RunningSession {
  const seen = session.agent ? bowser.parse(session.agent) : null
  return {
    id: session.id,
    current: session.id === currentId,
    way: session.way,
    device: session.device,
    browser: seen?.browser.name || null,
    system: seen?.os.name || null,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}
