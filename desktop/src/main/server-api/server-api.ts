import type { ErrorCode } from '@fanfare/contract/error_code.ts'

/** Milliseconds main waits for an answer. */
const PATIENCE = 10_000

/** What the server refused, or that it did not answer at all. */
export class ServerError extends Error {
  constructor(
    readonly code: ErrorCode | 'NETWORK',
    readonly status: number,
    readonly details: unknown = null,
  ) {
    super(code)
  }
}

export interface ServerApi {
  get: <Answer>(path: string) => Promise<Answer>
  post: <Answer>(path: string, body?: unknown) => Promise<Answer>
  put: <Answer>(path: string, body: unknown) => Promise<Answer>
}

export interface ServerApiNeeds {
  server: () => string | null
  token: () => string | null
  language: () => string
  /** The server does not know the token any more. */
  onRefused: (token: string) => void
  fetch: typeof globalThis.fetch
}

/** The API of the chosen server, for what main does itself. Every refusal and every failure is a `ServerError`. */
export function serverApi({ server, token, language, onRefused, fetch }: ServerApiNeeds): ServerApi {
  const send = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const address = server()
    const key = token()
    if (address === null || key === null) throw new ServerError('UNAUTHENTICATED', 401)
    const response = await ask(fetch, `${address}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.status === 204) return undefined as Answer
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer as Answer
    if (response.status === 401) onRefused(key)
    const { code = 'INTERNAL_ERROR', details = null } = (answer ?? {}) as {
      code?: ErrorCode
      details?: unknown
    }
    throw new ServerError(code, response.status, details)
  }

  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  }
}

async function ask(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw new ServerError('NETWORK', 0)
  }
}
