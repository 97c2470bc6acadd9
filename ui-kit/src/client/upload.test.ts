import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UPLOAD_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { uploadForm } from './upload.ts'

/** A connection over which the test sends part by part. */
class SlowRequest extends EventTarget {
  static last: SlowRequest
  readonly upload = new EventTarget()
  status = 204
  responseText = ''
  aborted = false

  open(): void {
    SlowRequest.last = this
  }

  send(): void {}

  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin() {
  const [progress, failed] = [vi.fn<(sent: number) => void>(), vi.fn<(error: unknown) => void>()]
  const answer = uploadForm({ url: '/api/x', form: new FormData(), headers: {}, onProgress: progress })
  const done = answer.catch(failed)
  return { request: SlowRequest.last, answer, done, progress, failed }
}

it('fails after a time without progress, and stops the request', async () => {
  const { request, failed } = begin()
  await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'TIMEOUT', status: 0 }))
  expect(request.aborted).toBe(true)
})

it('goes on for longer while there is progress', async () => {
  const { request, answer, progress, failed } = begin()
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS - 1)
    request.progress(loaded)
  }
  request.dispatchEvent(new Event('load'))
  expect((await answer).status).toBe(204)
  expect(progress.mock.calls.flat()).toEqual([0.25, 0.5, 0.75, 1])
  await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS)
  expect(failed).not.toHaveBeenCalled()
  expect(request.aborted).toBe(false)
})

it('fails at once when the server cannot be reached', async () => {
  const { request, done, failed } = begin()
  request.dispatchEvent(new Event('error'))
  await done
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'NETWORK' }))
})
