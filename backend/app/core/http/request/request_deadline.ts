import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a body may take to arrive, in milliseconds; for an upload, the longest pause. */
export const BODY_TIMEOUT_MS = 30_000

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const timers = new WeakMap<IncomingMessage, { timer: NodeJS.Timeout; expire: () => void }>()

/**
 * A listener for `request`: closes the connection of a request whose body does not arrive in time, whether or not it
 * was answered.
 */
export function limitBody(message: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = message.headers
  if (length === '0' && encoding === undefined) return
  const expire = () => {
    if (message.complete || message.socket.destroyed) return
    if (!response.headersSent) message.socket.write(TIMED_OUT)
    message.socket.destroySoon()
  }
  timers.set(message, { expire, timer: setTimeout(expire, BODY_TIMEOUT_MS) })
  message.once('close', () => clearTimeout(timers.get(message)?.timer))
}

/** Called with each chunk of an upload: only a pause ends it, or `requestTimeout` if it takes too long in total. */
export function extendDeadline(message: IncomingMessage): void {
  const limited = timers.get(message)
  if (limited === undefined) return
  clearTimeout(limited.timer)
  limited.timer = setTimeout(limited.expire, BODY_TIMEOUT_MS)
}
