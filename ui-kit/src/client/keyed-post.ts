import { ApiError, hasCode } from './api-error.ts'
import type { WriteOptions } from './http-client.ts'
import { newIdempotencyKey } from './idempotency.ts'

/** Milliseconds before each further attempt. */
const DELAYS_MS = [300, 1_000]
/** Milliseconds. Somebody waits, and has waited for the first attempt. */
const REPEAT_TIMEOUT_MS = 5_000

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

type Post<Answer> = (path: string, body?: unknown, options?: WriteOptions) => Promise<Answer>

export interface KeyedPostOptions {
  /** Waits so many milliseconds before a write is sent again. */
  wait?: (milliseconds: number) => Promise<void>
  /** Creates a key, where there is no Web Crypto. */
  newKey?: () => string
}

/** Whether the server may have done what a failed write asked for. */
export function isUnanswered(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'UNREADABLE')
  )
}

/**
 * Lets writes have one effect, whatever becomes of their answers. Each carries an idempotency key. While nobody knows its
 * outcome it is sent again, and the next equal write uses its key, so that it is answered with what has happened already.
 */
export function keyedPost<Answer>(
  post: Post<Answer>,
  { wait = sleep, newKey = newIdempotencyKey }: KeyedPostOptions = {},
) {
  const unanswered = new Map<string, string>()

  const send = async (request: string, path: string, body: unknown): Promise<Answer> => {
    const key = unanswered.get(request) ?? newKey()
    unanswered.set(request, key)
    try {
      const answer = await untilAnswered(
        (options) => post(path, body, { headers: { 'Idempotency-Key': key }, ...options }),
        wait,
      )
      unanswered.delete(request)
      return answer
    } catch (error) {
      if (!isUnanswered(error)) unanswered.delete(request)
      throw error
    }
  }

  return async (path: string, body?: unknown): Promise<Answer> => {
    const request = `${path} ${JSON.stringify(body)}`
    const isRepeated = unanswered.has(request)
    try {
      return await send(request, path, body)
    } catch (error) {
      // What the earlier write has done was undone since: this is a new one.
      if (isRepeated && hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) return send(request, path, body)
      throw error
    }
  }
}

async function untilAnswered<Answer>(
  send: (options: WriteOptions) => Promise<Answer>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  let options: WriteOptions = {}
  for (const delay of DELAYS_MS) {
    try {
      return await send(options)
    } catch (error) {
      if (!isUnanswered(error) || error.code === 'OFFLINE') throw error
    }
    await wait(delay)
    options = { timeout: REPEAT_TIMEOUT_MS }
  }
  return send(options)
}
