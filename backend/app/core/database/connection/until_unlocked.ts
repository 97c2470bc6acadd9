import { setTimeout as wait } from 'node:timers/promises'

/** How long a write waits for another process that has the lock of the SQLite file. */
const TIMEOUT_MS = 3_000
const PAUSE_MS = 25

/** Whether another process has the lock of the SQLite file. */
export function isLocked(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY')
}

/**
 * Tries again while the SQLite file is locked. Between the tries nothing is occupied: neither the connection, which
 * others read with, nor the thread, as a busy timeout of SQLite would.
 */
export async function untilUnlocked<T>(attempt: () => Promise<T>, timeout = TIMEOUT_MS): Promise<T> {
  const deadline = performance.now() + timeout
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error
      await wait(PAUSE_MS)
    }
  }
}
