import { setTimeout as wait } from 'node:timers/promises'

interface Load {
  /** Requests per second, however long the responses take. */
  rate: number
  seconds: number
}

/** Sends requests at a steady rate and returns the duration of each in milliseconds. */
export async function atRate(
  { rate, seconds }: Load,
  send: (turn: number) => Promise<void>,
): Promise<number[]> {
  const requests: Promise<number>[] = []
  const begin = performance.now()
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const early = begin + (turn * 1_000) / rate - performance.now()
    if (early > 0) await wait(early)
    requests.push(timeOf(() => send(turn)))
  }
  return Promise.all(requests)
}

/** The duration of `work` in milliseconds. */
export async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
