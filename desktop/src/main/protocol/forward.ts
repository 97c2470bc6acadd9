export interface ForwardNeeds {
  /** The address of the chosen server; null when there is none. */
  server: () => string | null
  tokenOf: (handle: string) => string | null
  fetch: typeof globalThis.fetch
}

/** What a page may say about a request of its own. Anything else would be the browser's, not ours. */
const PASSED_ON = ['accept', 'accept-language', 'content-type', 'idempotency-key']
const NOT_PASSED_BACK = ['content-encoding', 'content-length', 'set-cookie', 'transfer-encoding']

/**
 * Carries a request of a window to the server and the answer back. The window names its session by a handle;
 * here the token takes its place, so that no page ever holds it.
 */
export async function forward(request: Request, { server, tokenOf, fetch }: ForwardNeeds): Promise<Response> {
  const address = server()
  if (address === null) return new Response(null, { status: 503 })
  const handle = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null
  const token = handle === null ? null : tokenOf(handle)
  if (handle !== null && token === null) return new Response(null, { status: 401 })

  const { pathname, search } = new URL(request.url)
  const stop = new AbortController()
  request.signal.addEventListener('abort', () => stop.abort())
  const answer = await fetch(address + pathname + search, {
    method: request.method,
    headers: headersFor(request, token),
    body: ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer(),
    redirect: 'error',
    credentials: 'omit',
    signal: stop.signal,
    bypassCustomProtocolHandlers: true,
  } as RequestInit)
  return new Response(flowing(answer.body, stop), { status: answer.status, headers: headersOf(answer) })
}

function headersFor(request: Request, token: string | null): Headers {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}

function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers)
  for (const name of NOT_PASSED_BACK) headers.delete(name)
  return headers
}

/**
 * The body as a stream of our own. A body handed through as it is would stay open at the server after the
 * window has let go of it (electron/electron#47097).
 */
function flowing(body: ReadableStream<Uint8Array> | null, stop: AbortController): ReadableStream | null {
  const reader = body?.getReader()
  if (!reader) return null
  return new ReadableStream({
    pull: async (flow) => {
      const { done, value } = await reader.read()
      if (done) flow.close()
      else flow.enqueue(value)
    },
    cancel: () => stop.abort(),
  })
}
