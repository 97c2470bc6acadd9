import logger from '@adonisjs/core/services/logger'
import type { StreamMessage } from '#stream/contracts/bus'
import { hub } from '#stream/live'
import { channelsOf } from '#stream/queries/channels_of'

/** Lets the open streams of somebody hear an organization once they have joined it, and not after they have left. */
export function tuneIn({ channel, event }: StreamMessage): void {
  const userId = channel.slice('user:'.length)
  if (event.type === 'organization.left') hub.detach(userId, `organization:${event.organizationId}`)
  if (event.type !== 'organization.joined' || !hub.listens(userId)) return
  channelsOf(userId).then(
    (channels) => hub.retune(userId, channels),
    (error: unknown) => logger.error({ err: error }, 'a stream could not be tuned'),
  )
}
