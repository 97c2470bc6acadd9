export interface ProxyOptions {
  /** The address of the chosen server; null when there is none. */
  server: () => string | null
  tokenOf: (sessionHandle: string) => string | null
  /** The user is signing out with this token. */
  onSignOut: (token: string) => void
  /** The server refuses the token. */
  onUnauthenticated: (token: string) => void
  fetch: typeof globalThis.fetch
}

/** The request headers a page may set; all others are set by the browser. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key']
const REMOVED_RESPONSE_HEADERS = ['content-encoding', 'content-length', 'set-cookie', 'transfer-encoding']

/** Sends a window's request to the server, with the token instead of the session handle: no page ever sees it. */
export async function proxyToServer(
  request: Request,
  { server, tokenOf, onSignOut, onUnauthenticated, fetch }: ProxyOptions,
): Promise<Response> {
  const address = server()
  if (address === null) return new Response(null, { status: 503 })
  const sessionHandle = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null
  const token = sessionHandle === null ? null : tokenOf(sessionHandle)
  if (sessionHandle !== null && token === null) return new Response(null, { status: 401 })

  const { pathname, search } = new URL(request.url)
  if (token !== null && pathname === '/api/auth/logout') onSignOut(token)
  const answer = await fetch(address + pathname + search, {
    method: request.method,
    headers: headersFor(request, token),
    body: ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer(),
    redirect: 'error',
    credentials: 'omit',
    signal: request.signal,
  })
  if (token !== null && answer.status === 401) onUnauthenticated(token)
  return new Response(answer.body, { status: answer.status, headers: headersOf(answer) })
}

function headersFor(request: Request, token: string | null): Headers {
  const headers = new Headers()
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}

function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers)
  for (const name of REMOVED_RESPONSE_HEADERS) headers.delete(name)
  return headers
}
