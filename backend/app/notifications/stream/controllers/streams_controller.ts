import type { HttpContext } from '@adonisjs/core/http'
import { sessionIdOf } from '#identity/public'
import { applyChannels } from '#notifications/stream/events/current_channels'
import { StreamClient } from '#notifications/stream/events/hub/stream_client'
import { hub } from '#notifications/stream/events/live'

export default class StreamsController {
  /** Opens the event stream of the user. Each `data` is a `StreamEvent` as JSON. */
  async show({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const connection = response.response
    await applyChannels(user.id, (channels) => {
      if (connection.destroyed) return
      response.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
      // Disables buffering in reverse proxies.
      response.header('x-accel-buffering', 'no').writeHead(200)
      const client = new StreamClient({ userId: user.id, sessionId: sessionIdOf(user), channels }, connection)
      hub.connect(client, request.header('last-event-id') ?? null)
    })
  }
}
