import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorInput } from './api-error.ts'
import type { WriteOptions } from './http-client.ts'
import { keyedPost } from './keyed-post.ts'

const PATH = '/posts/p1/claim-next'
const error = (code: ApiErrorInput['code'], status: number) => new ApiError({ code, status, message: code })
const lost = error('NETWORK', 0)
const unsent = new ApiError({ code: 'NETWORK', status: 0, message: 'No network', unsent: true })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that gives these responses in turn, and the keys and timeouts of its requests. */
function serve(...answers: unknown[]) {
  const asked: { key?: string; timeout?: number }[] = []
  const post = async (_path: string, _body?: unknown, { headers, timeout }: WriteOptions = {}) => {
    asked.push({ key: headers?.['Idempotency-Key'], timeout })
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const send = keyedPost(post)
  return {
    asked,
    keys: () => new Set(asked.map(({ key }) => key)),
    send: async (path = PATH, body: unknown = {}) => {
      const answer = send(path, body).catch((thrown: unknown) => thrown)
      await vi.advanceTimersByTimeAsync(5_000)
      return answer
    },
  }
}

describe('a write with a key', () => {
  it.each([
    ['the connection broke', lost],
    ['it took too long', error('TIMEOUT', 0)],
    ['a proxy answered', error('SERVICE_UNAVAILABLE', 502)],
    ['the answer could not be read', error('UNREADABLE', 200)],
  ])('is sent again with the same key when %s', async (_why, failure) => {
    const { send, asked, keys } = serve(failure, failure, 'claimed')
    expect(await send()).toBe('claimed')
    expect(asked).toHaveLength(3)
    expect(keys().size).toBe(1)
    expect(asked.map(({ timeout }) => timeout)).toEqual([undefined, 5_000, 5_000])
  })

  it('is not sent again when the server refuses, or without a network', async () => {
    for (const failure of [error('NO_SUGGESTION_LEFT', 409), error('OFFLINE', 0)]) {
      const { send, asked } = serve(failure)
      expect(await send()).toBe(failure)
      expect(asked).toHaveLength(1)
    }
  })

  it('has another key next time when it has certainly not been sent', async () => {
    const { send, asked, keys } = serve(unsent, 'claimed')
    expect(await send()).toBe(unsent)
    expect(asked).toHaveLength(1)
    expect(await send()).toBe('claimed')
    expect(keys().size).toBe(2)
  })

  it.each([
    ['was not', unsent],
    ['was one too many', error('TOO_MANY_REQUESTS', 429)],
  ])('keeps its key when an attempt was sent, and a later one %s', async (_what, failure) => {
    const { send, keys } = serve(lost, failure, failure, failure, 'claimed')
    expect(await send()).toBe(lost)
    expect(await send()).toBe(failure)
    expect(await send()).toBe('claimed')
    expect(keys().size).toBe(1)
  })

  it('keeps its key for the next one when it was never answered', async () => {
    const { send, asked, keys } = serve(lost, lost, lost, 'claimed', 'another')
    expect(await send()).toBe(lost)
    expect(await send()).toBe('claimed')
    expect(keys().size).toBe(1)
    expect(await send()).toBe('another')
    expect(asked.at(-1)?.key).not.toBe(asked[0]?.key)
  })

  it('has another key for another path or body', async () => {
    const { send, keys } = serve(lost, lost, lost, lost, lost, lost, 'claimed')
    await send()
    await send('/posts/p2/claim-next')
    await send(PATH, { notId: 's1' })
    expect(keys().size).toBe(3)
  })

  it('starts anew when what an earlier one has done was undone since', async () => {
    const { send, keys } = serve(lost, lost, lost, error('IDEMPOTENCY_KEY_REUSED', 409), 'another')
    await send()
    expect(await send()).toBe('another')
    expect(keys().size).toBe(2)
  })
})
