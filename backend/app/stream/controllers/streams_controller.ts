import type { HttpContext } from '@adonisjs/core/http'
import { StreamClient } from '#stream/hub/stream_client'
import { hub } from '#stream/live'
import { channelsOf } from '#stream/queries/channels_of'

export default class StreamsController {
  /** Opens the event stream of a person. It stays open until one side goes. */
  async show({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const channels = await channelsOf(user.id)
    const connection = response.response
    if (connection.destroyed) return
    response.header('content-type', 'text/event-stream').header('cache-control', 'no-store')
    // Asks reverse proxies to pass on every event at once.
    response.header('x-accel-buffering', 'no').writeHead(200)
    const sessionId = String(user.currentAccessToken.identifier)
    const client = new StreamClient({ userId: user.id, sessionId, channels }, connection)
    hub.connect(client, request.header('last-event-id') ?? null)
  }
}
