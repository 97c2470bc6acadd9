import type { User } from '#accounts/public'
import { openSession } from '#auth/sessions/session_store'

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown> | null
}

interface Options {
  /** The person who calls, or the token of a session that is open already. */
  as?: User | string
  body?: unknown
  headers?: Record<string, string>
}

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** The token of a new session. */
export async function tokenOf(user: User): Promise<string> {
  return (
    await openSession(user.id, { way: 'password', agent: 'node', address: '127.0.0.1' })
  ).value!.release()
}

/** Sends one request as it is, past what a test client would tidy. A stream is let go once its head is there. */
export async function callApi(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { as, body, headers } = options
  const token = typeof as === 'object' ? await tokenOf(as) : as
  const letGo = new AbortController()
  const answer = await fetch(address(path), {
    method,
    redirect: 'manual',
    signal: letGo.signal,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const parsed = isJson ? ((await answer.json()) as Record<string, unknown>) : null
  letGo.abort()
  return { status: answer.status, headers: answer.headers, body: parsed }
}
