import { setTimeout as wait } from 'node:timers/promises'

/** The result of `running`, unless it takes longer than these milliseconds: then it rejects with a `TimeoutError`, and the work goes on unseen. */
export async function inTime<Value>(running: Promise<Value>, milliseconds: number): Promise<Value> {
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
