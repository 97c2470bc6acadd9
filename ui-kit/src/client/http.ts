import { createHttpClient, type HttpSettings } from './http-client.ts'

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

/** The API as the kit uses it, with the bearer token of the session. */
export const api = createHttpClient(settings)
