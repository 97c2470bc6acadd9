import { ApiError, hasCode } from './api-error.ts'
import type { WriteOptions } from './http-client.ts'
import { newIdempotencyKey } from './idempotency.ts'
import { memoryKeys, type KeyStore } from './key-store.ts'

/** Milliseconds before each further attempt. */
const DELAYS_MS = [300, 1_000]
/** Milliseconds. Short, because the user has already waited for the first attempt. */
const REPEAT_TIMEOUT_MS = 5_000

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

type Post<Answer> = (path: string, body?: unknown, options?: WriteOptions) => Promise<Answer>

export interface KeyedPostOptions {
  /** Waits so many milliseconds before a write is sent again. */
  wait?: (milliseconds: number) => Promise<void>
  /** Generates a key; for environments without Web Crypto. */
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
 * Makes a write take effect once, even when its response is lost. Each write carries an idempotency key. While its outcome
 * is unknown it is sent again, and the next equal write reuses the key, so that it gets the result of the first one.
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
      // The result of the earlier write was undone since, so this is a new write.
      if (isRepeated && hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) return send(path, body)
      throw error
    }
  }
}

/** Whether an error says nothing about an earlier attempt, because this attempt did not reach the handler. */
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
