import logger from '@adonisjs/core/services/logger'
import type { StreamMessage } from '#stream/contracts/bus'
import { hub } from '#stream/live'
import { channelsOf } from '#stream/queries/channels_of'

/** Lets the open streams of somebody hear the organizations they belong to after joining or leaving one. */
export function tuneIn({ channel, event }: StreamMessage): void {
  if (event.type !== 'organization.joined' && event.type !== 'organization.left') return
  const userId = channel.slice('user:'.length)
  if (!hub.listens(userId)) return
  channelsOf(userId).then(
    (channels) => hub.retune(userId, channels),
    (error: unknown) => logger.error({ err: error }, 'a stream could not be tuned'),
  )
}
