import type { HttpRequest } from '@adonisjs/core/http'

/** The status in the log of a request whose client disconnected before it was read, as nginx logs it. */
export const CLIENT_CLOSED_REQUEST = 499

/** Whether the client disconnected before it had sent the whole request, or before its body was read. */
export function hasDisconnected(incoming: HttpRequest): boolean {
  const { request } = incoming
  const isUnread = !request.complete || (incoming.hasBody() && !request.readableEnded)
  return isUnread && request.socket.destroyed
}
