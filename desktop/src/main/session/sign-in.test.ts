import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { createSignIn } from './sign-in.ts'

const CODE = 'the-code'

function setUp(
  answer: () => Promise<Response> = async () => Response.json({ token: 'secret-token', user: {} }),
) {
  const state = aState({ sessionHandle: null })
  const opened: URL[] = []
  const exchanges: { code: string; verifier: string }[] = []
  const begun: string[] = []
  let time = 0
  const signIn = createSignIn({
    state,
    sessions: { begin: async (address, token) => void begun.push(`${address} ${token}`) },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      expect(request.url).toBe('https://fanfare.example/api/auth/desktop/token')
      exchanges.push(await request.json())
      return answer()
    },
    openExternal: (url) => void opened.push(new URL(url)),
    now: () => time,
  })
  const sent = (name: string) => opened.at(-1)?.searchParams.get(name) ?? ''
  return {
    ...signIn,
    state,
    exchanges,
    begun,
    opened,
    sent,
    step: () => state.getState().signIn,
    later: (by: number) => void (time += by),
  }
}

it('opens the sign-in page of the server with a challenge, never with the verifier', async () => {
  const { start, opened, sent, paste, exchanges, step } = setUp()
  start()
  expect(opened[0]?.href).toMatch(
    /^https:\/\/fanfare\.example\/desktop\/sign-in\?challenge=[\w-]{43}&state=[\w-]{32}&device=/,
  )
  expect(step()).toBe('waiting')
  await paste(CODE)
  const { verifier } = exchanges[0]!
  expect(opened[0]?.href).not.toContain(verifier)
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(sent('challenge'))
})

it('accepts the code of a link only with the state it has sent', async () => {
  const { start, followLink, sent, exchanges, begun, step } = setUp()
  start()
  await followLink(CODE, 'somebody-elses-state')
  expect(exchanges).toEqual([])
  await followLink(CODE, sent('state'))
  expect(begun).toEqual(['https://fanfare.example secret-token'])
  expect(step()).toBe('idle')
})

it('accepts no code that nobody asked for, and no code twice', async () => {
  const { start, paste, followLink, exchanges, sent, step } = setUp()
  await followLink(CODE, '')
  await paste(CODE)
  expect(step()).toBe('refused')
  start()
  await paste(` ${CODE} `)
  await paste(CODE)
  await followLink(CODE, sent('state'))
  expect(exchanges.map(({ code }) => code)).toEqual([CODE])
})

it('says so when the server refuses the code', async () => {
  const { start, paste, begun, step } = setUp(async () => new Response(null, { status: 400 }))
  start()
  await paste(CODE)
  expect(step()).toBe('refused')
  expect(begun).toEqual([])
})

it('can be completed later when the server does not answer', async () => {
  let up = false
  const { start, paste, begun, step } = setUp(async () => {
    if (!up) throw new TypeError('no answer')
    return Response.json({ token: 'secret-token' })
  })
  start()
  await paste(CODE)
  expect(step()).toBe('unreachable')
  up = true
  await paste(CODE)
  expect(begun).toHaveLength(1)
})

it('expires after half an hour', async () => {
  const { start, paste, later, step, exchanges } = setUp()
  start()
  later(30 * 60_000 + 1)
  await paste(CODE)
  expect(step()).toBe('refused')
  expect(exchanges).toEqual([])
})

it('ends when it is cancelled', async () => {
  const { start, cancel, followLink, sent, exchanges, step } = setUp()
  start()
  cancel()
  await followLink(CODE, sent('state'))
  expect(exchanges).toEqual([])
  expect(step()).toBe('idle')
})
