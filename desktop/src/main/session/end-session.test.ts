import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { createSessionEnd } from './end-session.ts'

const SERVER = 'https://fanfare.example'

async function end(answer: () => Response | Promise<Response>, token: string | null = 'secret-token') {
  const state = aState({ notEndedAt: 'https://earlier.example' })
  const requests: string[] = []
  const forgotten: string[] = []
  const endSession = createSessionEnd({
    state,
    sessions: { tokenAt: () => token, forget: (address) => void forgotten.push(address) },
    fetch: async (input, init) => {
      const { method, url, headers } = new Request(input, init)
      requests.push(`${method} ${url} ${headers.get('authorization')}`)
      return answer()
    },
  })
  const ending = endSession(SERVER)
  // Local at once, however slow the server is.
  expect(forgotten).toEqual([SERVER])
  await ending
  return { requests, notEndedAt: state.getState().notEndedAt }
}

it('ends the session at the server', async () => {
  const { requests, notEndedAt } = await end(() => new Response(null, { status: 204 }))
  expect(requests).toEqual([`POST ${SERVER}/api/auth/logout Bearer secret-token`])
  expect(notEndedAt).toBeNull()
})

it('takes a session that the server no longer knows for ended', async () => {
  const { notEndedAt } = await end(() => new Response(null, { status: 401 }))
  expect(notEndedAt).toBeNull()
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('no answer'))],
  ['refuses', () => new Response(null, { status: 500 })],
])('says so when the server %s', async (_what, answer) => {
  expect((await end(answer)).notEndedAt).toBe(SERVER)
})

it('asks nothing where nobody is signed in', async () => {
  const { requests, notEndedAt } = await end(() => new Response(null), null)
  expect(requests).toEqual([])
  expect(notEndedAt).toBeNull()
})
