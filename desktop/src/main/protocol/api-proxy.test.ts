import { expect, it } from 'vitest'
import { proxyToServer, type ProxyOptions } from './api-proxy.ts'

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string
}

function setUp(answer: () => Response = () => Response.json({ fine: true })) {
  const sent: Sent[] = []
  const ended: string[] = []
  const options: ProxyOptions = {
    server: () => 'https://fanfare.example',
    tokenOf: (sessionHandle) => (sessionHandle === 'handle-1' ? 'secret-token' : null),
    onSignOut: (token) => void ended.push(`signed out ${token}`),
    onUnauthenticated: (token) => void ended.push(`refused ${token}`),
    fetch: (async (url: string, init: RequestInit) => {
      const headers = Object.fromEntries(new Headers(init.headers))
      sent.push({ url, method: init.method ?? '', headers, body: await new Response(init.body).text() })
      return answer()
    }) as unknown as typeof globalThis.fetch,
  }
  const ask = (path: string, init: RequestInit = {}, changes: Partial<ProxyOptions> = {}) =>
    proxyToServer(new Request(`http://bundle${path}`, init), { ...options, ...changes })
  return { ask, sent, ended }
}

it('sends nothing without a server, or with an outdated session handle', async () => {
  const { ask, sent } = setUp()
  expect((await ask('/api/posts', {}, { server: () => null })).status).toBe(503)
  expect((await ask('/api/posts', { headers: { authorization: 'Bearer handle-0' } })).status).toBe(401)
  expect(sent).toEqual([])
})

it('replaces the session handle by the token', async () => {
  const { ask, sent } = setUp()
  await ask('/api/posts?page=2', { headers: { authorization: 'Bearer handle-1' } })
  expect(sent[0]).toMatchObject({
    url: 'https://fanfare.example/api/posts?page=2',
    headers: { authorization: 'Bearer secret-token' },
  })
})

it('reports a token that the server refuses, and a sign-out before it is sent', async () => {
  const refusing = setUp(() => new Response(null, { status: 401 }))
  const signedIn = { headers: { authorization: 'Bearer handle-1' } }
  await refusing.ask('/api/auth/logout', { method: 'POST', ...signedIn })
  expect(refusing.ended).toEqual(['signed out secret-token', 'refused secret-token'])
  const { ask, ended } = setUp()
  await ask('/api/posts', signedIn)
  expect(ended).toEqual([])
})

it('reports no token when a window without a session is refused', async () => {
  const { ask, ended } = setUp(() => new Response(null, { status: 401 }))
  await ask('/api/auth/logout', { method: 'POST' })
  expect(ended).toEqual([])
})

it('sends no token when the window sends no handle', async () => {
  const { ask, sent } = setUp()
  await ask('/api/moods')
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
})

it('passes on the content of a request, and no headers of the browser', async () => {
  const { ask, sent } = setUp()
  await ask('/api/comments', {
    method: 'POST',
    body: '{"content":"Well done"}',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'x-forwarded-for': '10.0.0.1',
      referer: 'http://bundle/',
    },
  })
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{"content":"Well done"}' })
  expect(sent[0]?.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
})

it('passes the response back as it is, without cookies', async () => {
  const { ask } = setUp(() =>
    Response.json(
      { code: 'FORBIDDEN' },
      { status: 403, headers: { 'set-cookie': 'a=b', 'retry-after': '7' } },
    ),
  )
  const answer = await ask('/api/posts')
  expect(answer.status).toBe(403)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('retry-after')).toBe('7')
  await expect(answer.json()).resolves.toEqual({ code: 'FORBIDDEN' })
})

it('passes back responses without a body', async () => {
  const { ask } = setUp(() => new Response(null, { status: 204 }))
  expect((await ask('/api/posts/1', { method: 'DELETE' })).status).toBe(204)
})
