interface Waiting {
  /** Milliseconds until the answer has to begin. */
  timeout: number
  /** Sends the request instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Sends a request, and aborts it when its answer does not begin in time. The signal of the request aborts it as well. */
export async function fetchInTime(
  url: string,
  { signal, ...request }: RequestInit,
  { timeout, fetch = globalThis.fetch }: Waiting,
): Promise<Response> {
  const abortion = new AbortController()
  const abort = () => abortion.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => abortion.abort(new DOMException('No answer', 'TimeoutError')), timeout)
  try {
    return await fetch(url, { ...request, signal: abortion.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the answer did not begin in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
