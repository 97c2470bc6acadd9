import { expect, it } from 'vitest'
import { checkServer } from './check-server.ts'

const answering = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.url)
    return answer()
  }
  return { fetch, asked }
}
const health = () => Response.json({ status: 'ok', name: 'fanfare', version: '1.2.3' })

it('recognizes a Fanfare server by its health check', async () => {
  const { fetch, asked } = answering(health)
  await expect(checkServer('fanfare.example/login', fetch)).resolves.toEqual({
    check: 'ok',
    address: 'https://fanfare.example',
  })
  expect(asked).toEqual(['https://fanfare.example/api/health'])
})

it('never asks without encryption, except on this device', async () => {
  const { fetch, asked } = answering(health)
  await expect(checkServer('http://fanfare.example', fetch)).resolves.toEqual({
    check: 'insecure',
    address: null,
  })
  expect(asked).toEqual([])
  await expect(checkServer('http://localhost:3333', fetch)).resolves.toMatchObject({ check: 'ok' })
})

it.each([
  ['another product', () => Response.json({ status: 'ok', name: 'elsewhere', version: '1' })],
  ['a page', () => new Response('<html>')],
  ['nothing', () => Response.json(null)],
  ['a refusal', () => new Response(null, { status: 403 })],
])('does not take %s for a Fanfare server', async (_what, answer) => {
  await expect(checkServer('fanfare.example', answering(answer).fetch)).resolves.toEqual({
    check: 'not-fanfare',
    address: null,
  })
})

it('tells an unreachable server from a malformed address', async () => {
  const { fetch } = answering(() => Promise.reject(new TypeError('refused')))
  await expect(checkServer('fanfare.example', fetch)).resolves.toMatchObject({ check: 'unreachable' })
  await expect(checkServer('not an address', fetch)).resolves.toMatchObject({ check: 'malformed' })
})
