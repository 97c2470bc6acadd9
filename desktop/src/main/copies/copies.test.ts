import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNDO_FOR } from '@fanfare/contract/rules/limits.ts'
import { ServerError } from '../server-api/server-api.ts'
import { anOffer, aState, offersOf } from '../testing/a-state.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { copies } from './copies.ts'

const CLAIM = 'POST /posts/post-1/claim-next'
const WON = { comment: { id: 'c1', content: 'Well measured!' }, freeCount: 1 }

function setUp(server: FakeServer, state = aState(), clipboard = true) {
  const happened: string[] = []
  const able = copies({
    state,
    api: server,
    ensureOffers: async () => undefined,
    writeText: async (text) => {
      happened.push(`copied ${text}`)
      return clipboard
    },
    openExternal: (url) => void happened.push(`opened ${url}`),
  })
  return { ...able, state, happened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['the server is away', new ServerError('NETWORK', 0), 'offline'],
  ['the last one went to somebody else', new ServerError('COMMENT_ALREADY_USED', 409), 'none-left'],
  ['the post is gone', new ServerError('NOT_FOUND', 404), 'none-left'],
  ['the session is over', new ServerError('UNAUTHENTICATED', 401), 'signed-out'],
  ['there were too many tries', new ServerError('TOO_MANY_REQUESTS', 429), 'refused'],
])('copies and opens nothing when %s', async (_why, error, outcome) => {
  const { copyNext, happened } = setUp(fakeServer({ [CLAIM]: error }))
  await expect(copyNext()).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})

it('asks the server for nothing while nobody is signed in', async () => {
  const server = fakeServer()
  await expect(setUp(server, aState({ handle: null })).copyNext()).resolves.toEqual({ outcome: 'signed-out' })
  expect(server.asked).toEqual([])
})

it('claims before it copies, and opens the post last', async () => {
  const server = fakeServer({ [CLAIM]: WON })
  const { copyNext, happened } = setUp(server)
  await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied' })
  expect(server.asked[0]).toBe(CLAIM)
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/1'])
})

it('passes over posts that have nothing left', async () => {
  const offers = offersOf(anOffer({ free: 0 }), anOffer({ post: { id: 'post-2' } }))
  const server = fakeServer({ 'POST /posts/post-2/claim-next': WON })
  await expect(setUp(server, aState({ offers })).copyNext()).resolves.toMatchObject({ outcome: 'copied' })
})

it('gives the claim back when there is no clipboard', async () => {
  const server = fakeServer({ [CLAIM]: WON, 'POST /comments/c1/unlock': WON })
  const { copyNext, state } = setUp(server, aState(), false)
  await expect(copyNext()).resolves.toEqual({ outcome: 'refused' })
  expect(server.asked).toEqual([CLAIM, 'POST /comments/c1/unlock'])
  expect(state.getState().lastCopy).toBeNull()
})

it('copies the very suggestion somebody chose', async () => {
  const server = fakeServer({
    'POST /comments/c7/lock': { ...WON, comment: { id: 'c7', content: 'This one' } },
  })
  const { copy, happened } = setUp(server)
  await copy('post-1', 'c7')
  expect(happened[0]).toBe('copied This one')
})

it('undoes a copy within ten seconds, once', async () => {
  const server = fakeServer({ [CLAIM]: WON, 'POST /comments/c1/unlock': WON })
  const { copyNext, undo } = setUp(server)
  await copyNext()
  await expect(undo()).resolves.toBe(true)
  await expect(undo()).resolves.toBe(false)
})

it('forgets how to undo after ten seconds', async () => {
  const { copyNext, undo, state } = setUp(fakeServer({ [CLAIM]: WON }))
  await copyNext()
  vi.advanceTimersByTime(UNDO_FOR)
  expect(state.getState().lastCopy).toBeNull()
  await expect(undo()).resolves.toBe(false)
})

it('copies from a post that only a search has found', async () => {
  const post = { id: 'post-9', title: 'An older post', url: 'https://social.example/posts/9' }
  const server = fakeServer({ 'GET /posts/post-9': { post }, 'POST /comments/c9/lock': WON })
  const { copy, happened } = setUp(server)
  await expect(copy('post-9', 'c9')).resolves.toMatchObject({ outcome: 'copied' })
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/9'])
})

it.each([
  ['is gone', new ServerError('NOT_FOUND', 404), 'none-left'],
  ['cannot be asked for', new ServerError('NETWORK', 0), 'offline'],
])('copies nothing from a found post that %s', async (_why, error, outcome) => {
  const { copy, happened } = setUp(fakeServer({ 'GET /posts/post-9': error }))
  await expect(copy('post-9', 'c9')).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})
