import { randomUUID } from 'node:crypto'
import type { BusObject, SessionBus } from './session-bus.ts'

const SERVICE = 'org.freedesktop.portal.Desktop'
const ROOT = '/org/freedesktop/portal/desktop'

/** An interface of the portals, by which a desktop serves sandboxed programs. */
export const portal = (name: string): BusObject => ({ name: SERVICE, path: ROOT, interface: name })

const requestAt = (path: string): BusObject => ({
  name: SERVICE,
  path,
  interface: 'org.freedesktop.portal.Request',
})

export interface PortalRequest {
  to: BusObject
  member: string
  options: Record<string, unknown>
  /** Milliseconds for the user and the desktop to answer. */
  timeout: number
}

/**
 * Calls a method of a portal and waits for its answer, a signal of a request object (org.freedesktop.portal.Request). Null
 * when it is refused; rejects when there is no portal, or no answer in time.
 */
export async function askPortal<Results>(
  bus: SessionBus,
  { to, member, options, timeout }: PortalRequest,
): Promise<Results | null> {
  const token = `fanfare${randomUUID().replaceAll('-', '')}`
  const sender = (await bus.uniqueName()).slice(1).replaceAll('.', '_')
  const expected = `${ROOT}/request/${sender}/${token}`
  let answer: (results: Results | null) => void
  const answered = new Promise<Results | null>((resolve) => {
    answer = resolve
  })
  const listen = (path: string) =>
    bus.onSignal(requestAt(path), 'Response', (code: number, results: Results) =>
      answer(code === 0 ? results : null),
    )
  // Before the call: the answer may come before its reply.
  const stops = [await listen(expected)]
  try {
    const all = { ...options, handle_token: bus.typed('s', token) }
    // For no window: a name that the portal understands exists on X11 only.
    const handle = await bus.call<string>(to, member, 'sa{sv}', ['', all])
    // Portals before 0.9 choose the path themselves.
    if (handle !== expected) stops.push(await listen(handle))
    return await inTime(
      answered,
      timeout,
      () => void bus.call(requestAt(handle), 'Close').catch(() => undefined),
    )
  } finally {
    for (const stop of stops) stop()
  }
}

async function inTime<Result>(result: Promise<Result>, timeout: number, onLate: () => void): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate()
      reject(new Error('The portal has not answered'))
    }, timeout)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
