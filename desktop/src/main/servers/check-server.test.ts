import { expect, it } from 'vitest'
import { checkServer } from './check-server.ts'

const answering = (answer: () => Response | Promise<Response>) => {
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.url)
    return answer()
  }
  return { fetch, requests }
}
const health = () => Response.json({ status: 'ok', name: 'fanfare', version: '1.2.3' })

it('recognizes a Fanfare server by its health check', async () => {
  const { fetch, requests } = answering(health)
  await expect(checkServer('fanfare.example/login', fetch, '1.0.0')).resolves.toEqual({
    check: 'ok',
    address: 'https://fanfare.example',
  })
  expect(requests).toEqual(['https://fanfare.example/api/health'])
})

it('never asks without encryption, except on this device', async () => {
  const { fetch, requests } = answering(health)
  await expect(checkServer('http://fanfare.example', fetch, '1.0.0')).resolves.toEqual({
    check: 'insecure',
    address: null,
  })
  expect(requests).toEqual([])
  await expect(checkServer('http://localhost:3333', fetch, '1.0.0')).resolves.toMatchObject({ check: 'ok' })
})

it.each([
  ['another product', () => Response.json({ status: 'ok', name: 'elsewhere', version: '1' })],
  ['a page', () => new Response('<html>')],
  ['nothing', () => Response.json(null)],
  ['a refusal', () => new Response(null, { status: 403 })],
])('does not take %s for a Fanfare server', async (_what, answer) => {
  await expect(checkServer('fanfare.example', answering(answer).fetch, '1.0.0')).resolves.toEqual({
    check: 'not-fanfare',
    address: null,
  })
})

it.each([
  ['net::ERR_NAME_NOT_RESOLVED', 'unknown-host'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'untrusted'],
  ['net::ERR_CERT_DATE_INVALID', 'untrusted'],
  ['net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'untrusted'],
  ['net::ERR_PROXY_AUTH_UNSUPPORTED', 'proxy'],
  ['net::ERR_CONNECTION_REFUSED', 'unreachable'],
  ['net::ERR_INTERNET_DISCONNECTED', 'unreachable'],
])('says why there is no answer: %s', async (message, check) => {
  const { fetch } = answering(() => Promise.reject(new Error(message)))
  await expect(checkServer('fanfare.example', fetch, '1.0.0')).resolves.toEqual({ check, address: null })
})

it('says that a proxy wants a password', async () => {
  const { fetch } = answering(() => new Response('Who are you?', { status: 407 }))
  await expect(checkServer('http://localhost', fetch, '1.0.0')).resolves.toMatchObject({ check: 'proxy' })
})

it('tells an unreachable server from a malformed address', async () => {
  const { fetch } = answering(() => Promise.reject(new TypeError('refused')))
  await expect(checkServer('fanfare.example', fetch, '1.0.0')).resolves.toMatchObject({
    check: 'unreachable',
  })
  await expect(checkServer('not an address', fetch, '1.0.0')).resolves.toMatchObject({ check: 'malformed' })
})

const newer = () => Response.json({ name: 'fanfare', version: '2.0.0', minimumClient: '1.5.0' })

it('refuses a server for which this client is too old', async () => {
  const { fetch } = answering(newer)
  await expect(checkServer('fanfare.example', fetch, '1.4.9')).resolves.toEqual({
    check: 'too-old',
    address: null,
  })
})
