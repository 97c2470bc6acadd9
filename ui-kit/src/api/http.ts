import ky, { TimeoutError } from 'ky'
import { API_TIMEOUT } from '@fanfare/contract/rules/limits.ts'
import { ApiError } from './api-error.ts'
import { errorFrom } from './error-body.ts'

export interface HttpSettings {
  /** Where the API lives: a path on this server or an absolute address. */
  base: string
  token: () => string | null
  /** The language of the interface, for what the server writes to somebody. */
  language: () => string | undefined
  /** The server refuses the token it was given: missing, expired or revoked. */
  onUnauthenticated: (token: string) => void
  /** What asks; the browser's own unless told otherwise. */
  fetch?: typeof fetch
}

const settings: HttpSettings = {
  base: '/api',
  token: () => null,
  language: () => undefined,
  onUnauthenticated: () => undefined,
}

/** Tells the client where the API is and whose requests it sends. Called by the app, once, at start. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes)
}

/** The full address of an API path, for what does not go through `api`. */
export function apiUrl(path: string): string {
  return settings.base + path
}

export interface ReadOptions {
  query?: Record<string, string | number | boolean | undefined>
  signal?: AbortSignal
}

export interface DownloadOptions extends ReadOptions {
  /** Milliseconds, for files that take longer than usual to be made. */
  timeout?: number
}

export interface WriteOptions {
  headers?: Record<string, string>
  /** Milliseconds, for the few calls that may take longer than usual. */
  timeout?: number
}

export interface DeleteOptions extends WriteOptions {
  /** What the server wants to know before it lets go. */
  body?: unknown
}

interface Call extends ReadOptions, WriteOptions {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  /** Sent as JSON; a form with files is sent as it is. */
  body?: unknown
}

async function send<T>(path: string, call: Call): Promise<T> {
  const response = await ask(path, call)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function ask(path: string, call: Call): Promise<Response> {
  const token = settings.token()
  const response = await reach(path, call, token)
  if (response.ok) return response
  const error = await errorFrom(response)
  // A token that was replaced meanwhile is nobody's any more.
  if (error.status === 401 && token !== null && token === settings.token()) settings.onUnauthenticated(token)
  throw error
}

async function reach(path: string, call: Call, token: string | null): Promise<Response> {
  try {
    return await ky(apiUrl(path), {
      method: call.method,
      ...(call.body instanceof FormData ? { body: call.body } : { json: call.body }),
      searchParams: call.query,
      signal: call.signal,
      headers: {
        accept: 'application/json',
        'accept-language': settings.language(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...call.headers,
      },
      timeout: call.timeout ?? API_TIMEOUT,
      retry: 0,
      throwHttpErrors: false,
      ...(settings.fetch && { fetch: settings.fetch }),
    })
  } catch (error) {
    if (call.signal?.aborted) throw error
    const code = error instanceof TimeoutError ? 'TIMEOUT' : 'NETWORK'
    throw new ApiError({ code, status: 0, message: 'The server did not answer.' })
  }
}

/** The API, with the bearer token of the session. Every refusal and every failure is an `ApiError`. */
export const api = {
  get: <T>(path: string, options?: ReadOptions) => send<T>(path, { method: 'get', ...options }),
  /** A file. */
  download: async (path: string, options?: DownloadOptions): Promise<Blob> =>
    (await ask(path, { method: 'get', ...options })).blob(),
  post: <T>(path: string, body?: unknown, options?: WriteOptions) =>
    send<T>(path, { method: 'post', body, ...options }),
  patch: <T>(path: string, body: unknown, options?: WriteOptions) =>
    send<T>(path, { method: 'patch', body, ...options }),
  put: <T>(path: string, body: unknown, options?: WriteOptions) =>
    send<T>(path, { method: 'put', body, ...options }),
  delete: <T>(path: string, options?: DeleteOptions) => send<T>(path, { method: 'delete', ...options }),
}
