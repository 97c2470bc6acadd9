import type { IncomingMessage, ServerResponse } from 'node:http'

/** Until when a body has to be there, in milliseconds; of an upload, how long it may pause. */
export const BODY_TIMEOUT_MS = 30_000

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const timers = new WeakMap<IncomingMessage, { timer: NodeJS.Timeout; expire: () => void }>()

/** A listener for `request`: closes the connection of a request whose body does not arrive in time, answered or not. */
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

/** To be called with each part of an upload: only a pause ends it, and `requestTimeout` one that goes on for too long. */
export function extendDeadline(message: IncomingMessage): void {
  const limited = timers.get(message)
  if (limited === undefined) return
  clearTimeout(limited.timer)
  limited.timer = setTimeout(limited.expire, BODY_TIMEOUT_MS)
}
