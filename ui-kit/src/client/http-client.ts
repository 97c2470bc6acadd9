import ky, { TimeoutError } from 'ky'
import { API_TIMEOUT_MS, UPLOAD_TOTAL_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { ApiError, connectionFailure } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { errorFrom } from './error-from.ts'
import { readJson } from './read-json.ts'
import { uploadForm, type OnProgress } from './upload.ts'

export interface HttpSettings {
  /** The base URL of the API: a path or an absolute URL, without a trailing slash. */
  base: string
  token: () => string | null
  /** The language of the interface, for mails and other texts of the server. */
  language: () => string | undefined
  /** The server refuses the token: it is expired or revoked. */
  onUnauthenticated: (token: string) => void
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof fetch
}

export interface ReadOptions {
  query?: Record<string, string | number | boolean | undefined>
  signal?: AbortSignal
  /** Milliseconds, where the usual timeout does not fit. */
  timeout?: number
}

export interface WriteOptions {
  headers?: Record<string, string>
  /** Milliseconds, where the usual timeout does not fit. */
  timeout?: number
}

export interface DeleteOptions extends WriteOptions {
  /** A confirmation that the server requires, such as a password. */
  body?: unknown
}

/** The API. Every refusal and every failure is an `ApiError`. */
export interface HttpClient {
  get: <T>(path: string, options?: ReadOptions) => Promise<T>
  /** Fetches a file. */
  file: (path: string) => Promise<Blob>
  /** Fetches a file by a POST, whose body may be a confirmation. */
  download: (path: string, body: unknown, options?: WriteOptions) => Promise<Blob>
  post: <T>(path: string, body?: unknown, options?: WriteOptions) => Promise<T>
  /** Sends a form with files by POST, and reports the upload progress. */
  upload: <T>(path: string, form: FormData, onProgress: OnProgress) => Promise<T>
  patch: <T>(path: string, body: unknown, options?: WriteOptions) => Promise<T>
  put: <T>(path: string, body: unknown, options?: WriteOptions) => Promise<T>
  delete: <T>(path: string, options?: DeleteOptions) => Promise<T>
}

interface Call extends ReadOptions, WriteOptions {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  cache?: RequestCache
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown
  onProgress?: OnProgress
}

/** Creates a client. The settings are read for every request, so they may change. */
export function createHttpClient(settings: HttpSettings): HttpClient {
  const request = async (path: string, call: Call): Promise<Response> => {
    const token = settings.token()
    const response = await send(settings, path, call, token)
    if (response.ok) return response
    const error = await errorFrom(response)
    // A refused token that has been replaced since must not end the new session.
    if (error.status === 401 && token !== null && token === settings.token())
      settings.onUnauthenticated(token)
    throw error
  }
  const json = async <T>(path: string, call: Call): Promise<T> => {
    const response = await request(path, call)
    return (response.status === 204 ? undefined : await readJson(response, call.timeout)) as T
  }
  return {
    // A cached response is revalidated first: a stream event may say that the data has changed.
    get: (path, options) => json(path, { method: 'get', cache: 'no-cache', ...options }),
    file: async (path) => (await request(path, { method: 'get' })).blob(),
    download: async (path, body, options) =>
      (await request(path, { method: 'post', body, ...options })).blob(),
    post: (path, body, options) => json(path, { method: 'post', body, ...options }),
    upload: (path, form, onProgress) =>
      json(path, { method: 'post', body: form, onProgress, timeout: UPLOAD_TOTAL_TIMEOUT_MS }),
    patch: (path, body, options) => json(path, { method: 'patch', body, ...options }),
    put: (path, body, options) => json(path, { method: 'put', body, ...options }),
    delete: (path, options) => json(path, { method: 'delete', ...options }),
  }
}

async function send(
  { base, language, fetch }: HttpSettings,
  path: string,
  call: Call,
  token: string | null,
): Promise<Response> {
  const { body, onProgress } = call
  const headers = headersOf(language(), token)
  // The platform's `fetch` reports no upload progress, but in the desktop client only it reaches the server.
  if (onProgress !== undefined && body instanceof FormData && fetch === undefined)
    return uploadForm({ url: base + path, form: body, headers, onProgress })
  const early = call.method === 'get' ? takeEarlyAnswer(addressOf(base + path, call.query), token) : undefined
  const sent = early === undefined ? fetch : () => early
  try {
    return await ky(base + path, {
      method: call.method,
      ...(body instanceof FormData ? { body } : { json: body }),
      searchParams: call.query,
      signal: call.signal,
      ...(call.cache && { cache: call.cache }),
      headers: { ...headers, ...call.headers },
      timeout: call.timeout ?? API_TIMEOUT_MS,
      // The token must not follow to another server.
      redirect: 'error',
      retry: 0,
      throwHttpErrors: false,
      ...(sent && { fetch: sent }),
    })
  } catch (error) {
    if (call.signal?.aborted) throw error
    const code = error instanceof TimeoutError ? 'TIMEOUT' : connectionFailure()
    throw new ApiError({ code, status: 0, message: 'The server did not answer.', unsent: isUnsent(error) })
  }
}

/** The URL with its query, as `first-paint.js` writes it. */
function addressOf(url: string, query: ReadOptions['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given)}`
}

/** Chromium's error for a device without a network, as `net.fetch` of Electron throws it. Pages are not told the cause. */
function isUnsent(error: unknown): boolean {
  return error instanceof Error && /ERR_INTERNET_DISCONNECTED/.test(`${error.message} ${error.cause}`)
}

function headersOf(language: string | undefined, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(language !== undefined && { 'accept-language': language }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}
