import { ApiError, connectionFailure } from './api-error.ts'
import type { HttpClient, HttpSettings } from './http-client.ts'

const settings: HttpSettings = {
  base: '/api',
  token: () => null,
  language: () => undefined,
  onUnauthenticated: () => undefined,
}

/** Sets the base URL, the token and the fetch function of `api`. Called once, at start. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes)
}

/** The URL of an API path, for requests that do not go through `api`. */
export function apiUrl(path: string): string {
  return settings.base + path
}

let client: Promise<HttpClient> | undefined

/** Loads the client with the first request: most public pages need none. A failure is not kept, so the next request tries again. */
function loadClient(): Promise<HttpClient> {
  client ??= import('./http-client.ts').then(
    ({ createHttpClient }) => createHttpClient(settings),
    (cause) => {
      client = undefined
      throw new ApiError({
        code: connectionFailure(),
        status: 0,
        message: `The client did not load: ${cause}`,
      })
    },
  )
  return client
}

/** The API as the kit uses it, with the bearer token of the session. */
export const api: HttpClient = {
  get: async (...request) => (await loadClient()).get(...request),
  file: async (...request) => (await loadClient()).file(...request),
  download: async (...request) => (await loadClient()).download(...request),
  post: async (...request) => (await loadClient()).post(...request),
  upload: async (...request) => (await loadClient()).upload(...request),
  patch: async (...request) => (await loadClient()).patch(...request),
  put: async (...request) => (await loadClient()).put(...request),
  delete: async (...request) => (await loadClient()).delete(...request),
}
