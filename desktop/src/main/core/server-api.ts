import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { HttpClient, HttpSettings } from '@fanfare/ui-kit/client/http-client.ts'
import { checkedClient, type CheckedClient } from './checked-client.ts'

export interface ServerApiOptions {
  /** The address of the server, read at every request. */
  server: () => string | null
  token: () => string | null
  language: () => string
  /** The server refuses the token. */
  onUnauthenticated: (token: string) => void
  fetch: typeof globalThis.fetch
}

/** The API of a server. Without a session every request is refused before it is sent. */
export function createServerApi({ server, token, ...options }: ServerApiOptions): CheckedClient {
  const http = lazyClient({
    ...options,
    get base() {
      return `${required(server())}/api`
    },
    token: () => required(token()),
  })
  return checkedClient(http)
}

function required(value: string | null): string {
  if (value !== null) return value
  throw new ApiError({ code: 'UNAUTHENTICATED', status: 401, message: 'Nobody is signed in.' })
}

/** A client for requests before there is a session. */
export function createAnonymousApi(server: string, fetch: typeof globalThis.fetch): CheckedClient {
  const http = lazyClient({
    base: `${server}/api`,
    token: () => null,
    language: () => undefined,
    onUnauthenticated: () => undefined,
    fetch,
  })
  return checkedClient(http)
}

/** Loads the client with its first request: it would delay the first window by about forty milliseconds. */
function lazyClient(settings: HttpSettings): Pick<HttpClient, 'get' | 'post' | 'put'> {
  let loaded: Promise<HttpClient> | undefined
  const client = () =>
    (loaded ??= import('@fanfare/ui-kit/client/http-client.ts').then(({ createHttpClient }) =>
      createHttpClient(settings),
    ))
  return {
    get: async (...request) => (await client()).get(...request),
    post: async (...request) => (await client()).post(...request),
    put: async (...request) => (await client()).put(...request),
  }
}
