import bowser from 'bowser'
import type { RunningSession } from '#contract/identity/data/session'
import type Session from '#identity/auth/models/session'

/** A session, as its owner sees it. */
export function forOwner(session: Session, currentId: string): RunningSession {
  const client = session.agent ? bowser.parse(session.agent) : null
  return {
    id: session.id,
    current: session.id === currentId,
    method: session.method,
    device: session.device,
    browser: client?.browser.name || null,
    system: client?.os.name || null,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}
