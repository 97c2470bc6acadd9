// @vitest-environment node
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, localServer } from '../testing/local-server.ts'
import { api, configureHttp } from './http.ts'
import { ANSWER_MAX } from './read-json.ts'

const onUnauthenticated = vi.fn<(token: string) => void>()
let token: string | null = 'secret'

beforeEach(() => {
  token = 'secret'
  onUnauthenticated.mockClear()
})

async function serve(status: number, body?: unknown) {
  const seen: {
    method?: string
    url?: string
    authorization?: string
    key?: unknown
    type?: string
    language?: string
    cache?: string
    body?: string
  }[] = []
  const base = await localServer(async (request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      language: request.headers['accept-language'],
      cache: request.headers['cache-control'],
      key: request.headers['idempotency-key'],
      type: request.headers['content-type'],
      body: await bodyOf(request),
    })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  configureHttp({ base, token: () => token, onUnauthenticated })
  return seen
}

describe('a request', () => {
  it('carries the token, the defined query parameters and the body', async () => {
    const seen = await serve(200, { ok: true })
    await api.get('/posts', { query: { page: 2, visibility: undefined } })
    await api.post('/posts', { title: 'A' }, { headers: { 'Idempotency-Key': 'k-12345678' } })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/posts?page=2', authorization: 'Bearer secret' })
    expect(seen[1]).toMatchObject({ method: 'POST', body: '{"title":"A"}', key: 'k-12345678' })
  })

  it('carries the language of the interface', async () => {
    const seen = await serve(200, {})
    configureHttp({ language: () => 'pt' })
    await api.get('/community/tags')
    expect(seen[0]?.language).toBe('pt')
  })

  it('of a visitor carries no token', async () => {
    token = null
    const seen = await serve(200, {})
    await api.get('/community/tags')
    expect(seen[0]?.authorization).toBeUndefined()
  })

  it('with a file is sent as a form', async () => {
    const seen = await serve(200, {})
    const form = new FormData()
    form.set('avatar', new File(['pixels'], 'face.png', { type: 'image/png' }))
    await api.post('/users/avatar', form)
    expect(seen[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('name="avatar"; filename="face.png"')
  })

  it('for a file answers its bytes', async () => {
    await serve(200, { any: 'thing' })
    const file = await api.download('/users/me/export', {})
    await expect(file.text()).resolves.toBe('{"any":"thing"}')
  })

  it('that is answered without content resolves to nothing', async () => {
    await serve(204)
    await expect(api.delete('/posts/1')).resolves.toBeUndefined()
  })
})

describe('a refusal', () => {
  it('becomes an error with its code, fields and request id', async () => {
    const fields = [{ field: 'title', rule: 'required', message: 'Title is required' }]
    await serve(422, { code: 'VALIDATION_FAILED', message: 'No', requestId: 'r1', details: { fields } })
    await expect(api.post('/posts', {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'VALIDATION_FAILED',
      status: 422,
      fields,
      requestId: 'r1',
    })
  })

  it('of a download is an error like any other', async () => {
    await serve(429, { code: 'TOO_MANY_REQUESTS', message: 'No', requestId: 'r1' })
    await expect(api.download('/users/me/export', {})).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('from a proxy gets a code by its status', async () => {
    await serve(502, { html: true })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 502 })
  })

  it.each([null, 'text'])('with the details %j gets a code by its status', async (details) => {
    await serve(409, { code: 'COMMENT_ALREADY_USED', message: 'No', requestId: 'r1', details })
    await expect(api.get('/posts')).rejects.toMatchObject({ name: 'ApiError', status: 409, details: {} })
  })

  it('with a code that only a newer server knows keeps its message', async () => {
    await serve(409, { code: 'LINK_ASLEEP', message: 'Wake the link first.', requestId: 'r1' })
    await expect(api.get('/posts')).rejects.toMatchObject({
      code: 'LINK_ASLEEP',
      message: 'Wake the link first.',
    })
  })

  it('of a program between that has a code too counts by its status', async () => {
    await serve(403, { code: 'AccessDenied', message: 'Access Denied' })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('that is too large is not read to its end, and gets a code by its status', async () => {
    const large = { code: 'FORBIDDEN', message: 'x'.repeat(ANSWER_MAX), requestId: 'r1' }
    await serve(404, large)
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('is not retried', async () => {
    const seen = await serve(503, { code: 'SERVICE_UNAVAILABLE', message: 'No', requestId: 'r1' })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(seen).toHaveLength(1)
  })
})

describe('an answer 401', () => {
  const unauthenticated = { code: 'UNAUTHENTICATED', message: 'No', requestId: 'r1' }

  it('reports the refused token', async () => {
    await serve(401, unauthenticated)
    await expect(api.get('/users/me')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).toHaveBeenCalledWith('secret')
  })

  it('to a visitor ends no session', async () => {
    token = null
    await serve(401, unauthenticated)
    await expect(api.get('/users/me')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('for a token that was replaced meanwhile ends no session', async () => {
    const base = await localServer((_request, response) => {
      token = 'newer'
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(unauthenticated))
    })
    configureHttp({ base })
    await expect(api.get('/users/me')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })
})

describe('no answer', () => {
  it('in time is a TIMEOUT', async () => {
    const base = await localServer(() => undefined)
    configureHttp({ base })
    await expect(api.post('/slow', {}, { timeout: 50 })).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
  })

  it('at all is a NETWORK error', async () => {
    configureHttp({ base: 'http://127.0.0.1:9' })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
  })

  it('without a network is OFFLINE', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    configureHttp({ base: 'http://127.0.0.1:9' })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 })
  })

  it('because the caller aborted stays an AbortError', async () => {
    const base = await localServer(() => undefined)
    configureHttp({ base })
    const interest = new AbortController()
    const answer = api.get('/posts', { signal: interest.signal })
    interest.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

/** A server that answers 200 and leaves the body to `respond`. */
const answering = (respond: (response: ServerResponse) => void) =>
  localServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    respond(response)
  })

/** Ends the connection in the middle of the body. */
const breakOff = (response: ServerResponse) => void response.write('{"posts": [', () => response.destroy())

const readFrom = async (respond: (response: ServerResponse) => void) => {
  configureHttp({ base: await answering(respond), token: () => token, onUnauthenticated })
  return api.get('/posts')
}

describe('an answer', () => {
  it('that is no JSON is UNREADABLE', async () => {
    await expect(readFrom((response) => response.end('<html>Welcome</html>'))).rejects.toMatchObject({
      code: 'UNREADABLE',
      status: 200,
    })
  })

  it('that is too large is UNREADABLE, and is not read to its end', async () => {
    const chunk = Buffer.alloc(1_024 * 1_024, 'x')
    const endless = (response: ServerResponse) => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', () => endless(response))
    }
    await expect(readFrom(endless)).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  it('that breaks off is a NETWORK error', async () => {
    await expect(readFrom(breakOff)).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
  })

  it('that stalls is a TIMEOUT', async () => {
    configureHttp({ base: await answering((response) => response.write('{"posts": [')) })
    await expect(api.get('/posts', { timeout: 50 })).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
  })

  it('that redirects is not followed, so that no other server gets the token', async () => {
    const elsewhere: unknown[] = []
    const other = await localServer((request, response) => {
      elsewhere.push(request.headers.authorization)
      response.end('{}')
    })
    const redirecting = await localServer((_request, response) => {
      response.writeHead(307, { location: `${other}/posts` }).end()
    })
    configureHttp({ base: redirecting, token: () => token, onUnauthenticated })
    await expect(api.get('/posts')).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
    await expect(api.post('/posts', {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
    expect(elsewhere).toEqual([])
  })
})

it('asks the server before a cached answer is used', async () => {
  const seen = await serve(200, {})
  await api.get('/community/posts')
  expect(seen[0]!.cache).toBe('max-age=0')
})
