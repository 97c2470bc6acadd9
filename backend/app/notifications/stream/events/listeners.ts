import emitter from '@adonisjs/core/services/emitter'
import AccessEnded from '#identity/auth/events/access_ended'
import logger from '@adonisjs/core/services/logger'
import { BroadcastEvent, type StreamMessage } from '#core/events/broadcast_event'
import { onDrain } from '#core/http/shutdown'
import { applyChannels, noteMembershipChange } from '#notifications/stream/events/current_channels'
import { bus, hub } from '#notifications/stream/events/live'
import { closeEndedStreams } from '#notifications/stream/jobs/check_streams'

emitter.onAny((_name, event: unknown) => {
  if (event instanceof BroadcastEvent) for (const message of event.broadcast()) bus.publish(message)
})
bus.subscribe(updateChannels)
emitter.on(AccessEnded, ({ userId }) => (hub.hasStream(userId) ? closeEndedStreams(userId) : undefined))
onDrain(() => hub.close())

/** Subscribes a user's open streams to an organization they join, and unsubscribes them when they leave. */
function updateChannels({ channel, event }: StreamMessage): void {
  if (event.type !== 'organization.joined' && event.type !== 'organization.left') return
  noteMembershipChange()
  const userId = channel.slice('user:'.length)
  if (event.type === 'organization.left') hub.removeChannel(userId, `organization:${event.organizationId}`)
  else if (hub.hasStream(userId)) subscribe(userId)
}

function subscribe(userId: string): void {
  applyChannels(userId, (channels) => hub.setChannels(userId, channels)).catch((error: unknown) =>
    logger.error({ err: error }, 'a stream could not be subscribed to an organization'),
  )
}
