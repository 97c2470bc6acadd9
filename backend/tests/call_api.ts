import type User from '#identity/users/models/user'
import { openSession } from '#identity/auth/repositories/sessions'

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown> | null
}

interface Options {
  /** The calling user, or the token of an open session. */
  as?: User | string
  body?: unknown
  headers?: Record<string, string>
}

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** The token of a new session. */
export async function tokenOf(user: User): Promise<string> {
  return (
    await openSession(user.id, { method: 'password', agent: 'node', address: '127.0.0.1' })
  ).value!.release()
}

/** The token of a new session that was opened by a sign-in with a provider. */
export async function externalTokenOf(user: User): Promise<string> {
  return (
    await openSession(user.id, { method: 'google', agent: 'node', address: '127.0.0.1' })
  ).value!.release()
}

/** Sends one request exactly as given. A stream is closed once its headers have arrived. */
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
  const isJson = method !== 'HEAD' && answer.headers.get('content-type')?.startsWith('application/json')
  const parsed = isJson ? ((await answer.json()) as Record<string, unknown>) : null
  letGo.abort()
  return { status: answer.status, headers: answer.headers, body: parsed }
}
