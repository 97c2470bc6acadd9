import logger from '@adonisjs/core/services/logger'
import type { StreamMessage } from '#stream/contracts/bus'
import { hub } from '#stream/live'
import { channelsOf } from '#stream/queries/channels_of'

/** Lets the open streams of somebody who has joined an organization hear it from now on. */
export function tuneIn({ channel, event }: StreamMessage): void {
  if (event.type !== 'organization.joined') return
  const userId = channel.slice('user:'.length)
  channelsOf(userId).then(
    (channels) => hub.retune(userId, channels),
    (error: unknown) => logger.error({ err: error }, 'a stream could not be tuned'),
  )
}
