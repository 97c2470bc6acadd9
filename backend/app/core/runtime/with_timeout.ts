import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves with the result of `running`, or rejects with a `TimeoutError` after `milliseconds`. Does not cancel the
 * work.
 */
export async function withTimeout<Value>(running: Promise<Value>, milliseconds: number): Promise<Value> {
  const answered = new AbortController()
  const late = wait(milliseconds, undefined, { signal: answered.signal }).then(() => {
    throw Object.assign(new Error(`No answer within ${milliseconds} ms`), { name: 'TimeoutError' })
  })
  try {
    return await Promise.race([running, late])
  } finally {
    answered.abort()
  }
}

/** Whether an error of `fetch`, ky or `withTimeout` means that there was no connection, or no answer in time. */
export function isUnanswered(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>
  return name === 'TimeoutError' || (name === 'TypeError' && message === 'fetch failed')
}
