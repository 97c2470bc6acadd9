import { expect, it } from 'vitest'
import { forward, type ForwardNeeds } from './forward.ts'

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string
}

function setUp(answer: () => Response = () => Response.json({ fine: true })) {
  const sent: Sent[] = []
  const needs: ForwardNeeds = {
    server: () => 'https://fanfare.example',
    tokenOf: (handle) => (handle === 'handle-1' ? 'secret-token' : null),
    fetch: (async (url: string, init: RequestInit) => {
      const headers = Object.fromEntries(new Headers(init.headers))
      sent.push({ url, method: init.method ?? '', headers, body: await new Response(init.body).text() })
      return answer()
    }) as unknown as typeof globalThis.fetch,
  }
  const ask = (path: string, init: RequestInit = {}, changes: Partial<ForwardNeeds> = {}) =>
    forward(new Request(`http://bundle${path}`, init), { ...needs, ...changes })
  return { ask, sent }
}

it('lets nothing out without a server, or with a handle of another session', async () => {
  const { ask, sent } = setUp()
  expect((await ask('/api/posts', {}, { server: () => null })).status).toBe(503)
  expect((await ask('/api/posts', { headers: { authorization: 'Bearer handle-0' } })).status).toBe(401)
  expect(sent).toEqual([])
})

it('puts the token in the place of the handle', async () => {
  const { ask, sent } = setUp()
  await ask('/api/posts?page=2', { headers: { authorization: 'Bearer handle-1' } })
  expect(sent[0]).toMatchObject({
    url: 'https://fanfare.example/api/posts?page=2',
    headers: { authorization: 'Bearer secret-token' },
  })
})

it('asks as nobody when the window asks as nobody', async () => {
  const { ask, sent } = setUp()
  await ask('/api/moods')
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
})

it('passes on what a request is about, and nothing of the browser', async () => {
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

it('hands the answer back as it is, without cookies', async () => {
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

it('hands back answers without a body', async () => {
  const { ask } = setUp(() => new Response(null, { status: 204 }))
  expect((await ask('/api/posts/1', { method: 'DELETE' })).status).toBe(204)
})
