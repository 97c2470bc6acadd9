import { ApiError, hasCode } from './api-error.ts'
import type { WriteOptions } from './http-client.ts'
import { newIdempotencyKey } from './idempotency.ts'
import { memoryKeys, type KeyStore } from './key-store.ts'

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
  /** Where the keys of unanswered writes are kept; in memory by default. */
  keys?: KeyStore
}

/** Whether the server may have done what a failed write asked for. */
export function isUnanswered(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.unsent) return false
  // A full disk refuses the whole write.
  if (error.code === 'STORAGE_FULL') return false
  return error.status === 0 || error.status >= 500 || error.code === 'UNREADABLE'
}

/** The options of a write that carries a key. */
export const withKey = (key: string): WriteOptions => ({ headers: { 'Idempotency-Key': key } })

/**
 * Lets writes have one effect, whatever becomes of their answers. Each carries an idempotency key. While nobody knows its
 * outcome it is sent again, and the next equal write uses its key, so that it is answered with what has happened already.
 */
export function keyedPost<Answer>(
  post: Post<Answer>,
  { wait = sleep, newKey = newIdempotencyKey, keys = memoryKeys() }: KeyedPostOptions = {},
) {
  const send = async (path: string, body: unknown): Promise<Answer> => {
    const request = { path, body }
    const known = keys.find(request)
    const key = known ?? newKey()
    keys.keep(request, key)
    try {
      const answer = await untilAnswered((options) => post(path, body, { ...withKey(key), ...options }), wait)
      keys.drop(request)
      return answer
    } catch (error) {
      const isOpen = isUnanswered(error) || (known !== undefined && isSilent(error))
      if (!isOpen) keys.drop(request)
      throw error
    }
  }

  return async (path: string, body?: unknown): Promise<Answer> => {
    const isRepeated = keys.find({ path, body }) !== undefined
    try {
      return await send(path, body)
    } catch (error) {
      // What the earlier write has done was undone since: this is a new one.
      if (isRepeated && hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) return send(path, body)
      throw error
    }
  }
}

/** Whether an error says nothing about an earlier attempt: this one has not come as far. */
const isSilent = (error: unknown) =>
  error instanceof ApiError && (error.unsent || error.code === 'TOO_MANY_REQUESTS')

/** Throws the last error, or an earlier one after which the server may have done what was asked. */
async function untilAnswered<Answer>(
  send: (options: WriteOptions) => Promise<Answer>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  let options: WriteOptions = {}
  let unanswered: unknown
  const attempt = async () => {
    try {
      return await send(options)
    } catch (error) {
      if (isUnanswered(error)) unanswered ??= error
      throw isSilent(error) ? (unanswered ?? error) : error
    }
  }
  for (const delay of DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnanswered(error) || error.code === 'OFFLINE') throw error
    }
    await wait(delay)
    options = { timeout: REPEAT_TIMEOUT_MS }
  }
  return attempt()
}
