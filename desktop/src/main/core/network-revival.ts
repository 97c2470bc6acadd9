/** Milliseconds before each attempt. Chromium restarts the process by itself. */
const DELAYS_MS = [500, 3_000, 10_000]

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export interface NetworkRevivalOptions {
  /** Reopens the streams. The old ones never receive anything again. */
  restart: () => void
  /** Whether a request by Chromium gets a response. */
  isAnswered: () => Promise<boolean>
  /** Whether the server can be reached without Chromium. */
  isReachable: () => Promise<boolean>
  relaunch: () => void
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Returns a handler for the death of Chromium's network process. Requests and streams of the old process get neither a
 * response nor an error. If those of the new one do not either, although the server is reachable, only a relaunch helps.
 */
export function networkRevival({
  restart,
  isAnswered,
  isReachable,
  relaunch,
  wait = sleep,
}: NetworkRevivalOptions): () => Promise<void> {
  let isRunning = false
  const isRevived = async () => {
    for (const delay of DELAYS_MS) {
      await wait(delay)
      restart()
      if (await isAnswered()) return true
    }
    return false
  }
  return async () => {
    if (isRunning) return
    isRunning = true
    if (!(await isRevived()) && (await isReachable())) relaunch()
    isRunning = false
  }
}
