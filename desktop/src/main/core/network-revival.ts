/** Milliseconds before each attempt. Chromium starts the process again by itself. */
const DELAYS_MS = [500, 3_000, 10_000]

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export interface NetworkRevivalOptions {
  /** Opens the streams again. Those from before are never heard of any more. */
  restart: () => void
  /** Whether a request by Chromium is answered. */
  isAnswered: () => Promise<boolean>
  /** Whether the server can be reached without Chromium. */
  isReachable: () => Promise<boolean>
  relaunch: () => void
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Returns what to do when Chromium's network process has died. Requests and streams of the old process get no answer and
 * no error. When those of the new one get none either though the server is there, only another start helps.
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
