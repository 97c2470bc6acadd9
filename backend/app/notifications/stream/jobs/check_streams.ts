import { runningSessions } from '#identity/public'
import type { Channel } from '#core/events/broadcast_event'
import { applyCurrent } from '#notifications/stream/events/current_channels'
import type { StreamClient } from '#notifications/stream/events/hub/stream_client'
import { hub } from '#notifications/stream/events/live'
import { channelsOfUsers } from '#notifications/stream/queries/channels_of'

const CHUNK = 500

/**
 * Closes the streams whose session has ended, and corrects the channels of the others, in case a message was lost or
 * its instance was killed.
 */
export async function checkStreams(): Promise<void> {
  const streams = [...hub.clients]
  for (let at = 0; at < streams.length; at += CHUNK) await checkChunk(streams.slice(at, at + CHUNK))
}

/** Closes the streams of a user on this instance whose session has ended. */
export function closeEndedStreams(userId: string): Promise<void> {
  return closeEnded([...hub.clients].filter((stream) => stream.userId === userId))
}

async function closeEnded(streams: StreamClient[]): Promise<void> {
  const running = await runningSessions(unique(streams.map(({ sessionId }) => sessionId)))
  for (const stream of streams) if (!running.has(stream.sessionId)) stream.close()
}

async function checkChunk(streams: StreamClient[]): Promise<void> {
  await closeEnded(streams)
  const userIds = unique(streams.map(({ userId }) => userId))
  await applyCurrent(() => channelsOfUsers(userIds), correctChannels)
}

function correctChannels(byUser: Map<string, Set<Channel>>): void {
  for (const [userId, channels] of byUser) hub.correctChannels(userId, channels)
}

const unique = (values: string[]) => [...new Set(values)]
