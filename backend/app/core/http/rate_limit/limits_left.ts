import { AsyncLocalStorage } from 'node:async_hooks'

/** The state of a limit after a request was counted. */
export interface LimitLeft {
  /** The key of what is counted: its first part names the limit, such as `user` or `mail`. */
  key: string
  limit: number
  remaining: number
  /** The length of the window, in seconds. */
  window: number
  /** Seconds until the window ends. */
  availableIn: number
}

const scope = new AsyncLocalStorage<{ least?: LimitLeft }>()

/** Runs a request, and gives it a function that returns the limit with the fewest requests left. */
export async function followLimits(run: (read: () => LimitLeft | undefined) => Promise<void>): Promise<void> {
  const followed: { least?: LimitLeft } = {}
  await scope.run(followed, () => run(() => followed.least))
}

/** Notes the state of a limit, for the headers of the counted request. */
export function noteLimit(left: LimitLeft): void {
  const followed = scope.getStore()
  if (followed && (followed.least === undefined || left.remaining < followed.least.remaining))
    followed.least = left
}
