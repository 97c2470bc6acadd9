/**
 * Copies the body of a response into a stream whose cancellation aborts the request. Electron leaves the connection open
 * when a body is cancelled (electron/electron#47097), and Chromium opens at most six per server.
 */
export function cancellable(
  body: ReadableStream<Uint8Array> | null,
  stop: AbortController,
): ReadableStream<Uint8Array> | null {
  const reader = body?.getReader()
  if (!reader) return null
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => stop.abort(),
  })
}
