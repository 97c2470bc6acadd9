let count = 0

/** Notes that this process has dispatched a job that is due at once. */
export function countDispatch(): void {
  count += 1
}

/** How many jobs this process has dispatched so far. */
export const dispatchCount = (): number => count
