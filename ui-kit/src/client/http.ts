import { createHttpClient, type HttpSettings } from './http-client.ts'

const settings: HttpSettings = {
  base: '/api',
  token: () => null,
  language: () => undefined,
  onUnauthenticated: () => undefined,
}

/** Tells the kit's client where the API is and whose requests it sends. Called once, at start. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes)
}

/** The full address of an API path, for what does not go through `api`. */
export function apiUrl(path: string): string {
  return settings.base + path
}

/** The API as the kit uses it, with the bearer token of the session. */
export const api = createHttpClient(settings)
