import { expect, it } from 'vitest'
import { cancellable } from './cancellable.ts'

const parts = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })

it('passes a body on as it is', async () => {
  const stop = new AbortController()
  const body = cancellable(parts('{"a":', '1}'), stop)
  await expect(new Response(body).json()).resolves.toEqual({ a: 1 })
  expect(stop.signal.aborted).toBe(false)
})

it('stops the request when the body is cancelled', async () => {
  const stop = new AbortController()
  await cancellable(parts('endless'), stop)?.cancel()
  expect(stop.signal.aborted).toBe(true)
})

it('fails where the body fails', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut')) })
  await expect(new Response(cancellable(broken, new AbortController())).text()).rejects.toThrow('cut')
})

it('is null without a body', () => {
  expect(cancellable(null, new AbortController())).toBeNull()
})
