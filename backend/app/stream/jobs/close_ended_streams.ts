import { runningSessions } from '#auth/public'
import { hub } from '#stream/events/live'

const CHUNK = 500

/** Closes the streams whose session has ended, on any instance. */
export async function closeEndedStreams(): Promise<void> {
  const streams = [...hub.clients]
  for (let at = 0; at < streams.length; at += CHUNK) {
    const chunk = streams.slice(at, at + CHUNK)
    const running = await runningSessions([...new Set(chunk.map(({ sessionId }) => sessionId))])
    for (const stream of chunk) if (!running.has(stream.sessionId)) stream.close()
  }
}
