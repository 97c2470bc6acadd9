import type { HttpRequest } from '@adonisjs/core/http'

/** The status in the log of a request whose client disconnected before it was sent whole, as nginx logs it. */
export const CLIENT_CLOSED_REQUEST = 499

/** Whether the client disconnected before it had sent the whole request. */
export function hasDisconnected({ request }: HttpRequest): boolean {
  return !request.complete && request.socket.destroyed
}
