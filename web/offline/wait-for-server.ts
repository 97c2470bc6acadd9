import { backoff } from '@fanfare/ui-kit/client/backoff.ts'

const PROBE = '/api/health'
const TIMEOUT_MS = 5_000

/** Whether the server responds. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ok
  } catch {
    return false
  }
}

/** Polls the server with growing delays, and at once when the device is back online. */
export async function waitForServer(): Promise<void> {
  for (let failures = 1; !(await isServerThere()); failures += 1) await pause(backoff(failures))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    addEventListener('online', () => resolve(), { once: true })
  })
}
