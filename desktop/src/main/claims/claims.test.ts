import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNDO_WINDOW_MS } from '@fanfare/contract/rules/limits.ts'
import { anOffer, aState, offersOf } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal, type FakeServer } from '../testing/fake-server.ts'
import { createClaims } from './claims.ts'

const CLAIM = 'POST /posts/post-1/claim-next'
const WON = { comment: { id: 'c1', content: 'Well measured!', copiedContent: null }, availableCount: 1 }

function setUp(server: FakeServer, state = aState(), clipboard = true) {
  const happened: string[] = []
  const claims = createClaims({
    state,
    api: server,
    ensureOffers: async () => undefined,
    writeText: async (text) => {
      happened.push(`copied ${text}`)
      return clipboard
    },
    openExternal: (url) => void happened.push(`opened ${url}`),
    wait: async () => undefined,
  })
  return { ...claims, state, happened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['the server cannot be reached', outage, 'offline'],
  ['the last one went to somebody else', refusal('NO_SUGGESTION_LEFT', 409), 'none-left'],
  ['the post has been deleted', refusal('POST_NOT_FOUND', 404), 'post-deleted'],
  ['the session has ended', refusal('UNAUTHENTICATED', 401), 'signed-out'],
  ['there were too many tries', refusal('TOO_MANY_REQUESTS', 429), 'refused'],
  ['the answer makes no sense', { comment: null }, 'unanswered'],
  ['the server fails', refusal('INTERNAL_ERROR', 500), 'unanswered'],
])('copies and opens nothing when %s', async (_why, answer, outcome) => {
  const { copyNext, happened } = setUp(fakeServer({ [CLAIM]: answer }))
  await expect(copyNext()).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})

it('asks again when the answer to a claim is lost', async () => {
  const answers = [outage, { comment: null }, WON]
  const server = fakeServer({ [CLAIM]: () => answers.shift() })
  const { copyNext, happened } = setUp(server)
  await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied' })
  expect(server.asked.filter((request) => request === CLAIM)).toHaveLength(3)
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/1'])
})

it.each([
  ['the next one', { id: 'c8', content: 'Take this one' }],
  ['that nothing is left', null],
])('reports %s when somebody else was faster', async (_what, next) => {
  const lost = refusal('COMMENT_ALREADY_USED', 409, { next })
  const { copy, happened } = setUp(fakeServer({ 'POST /comments/c7/lock': lost }))
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'lost', next, isSensitive: false })
  expect(happened).toEqual([])
})

it('says that a chosen suggestion has been deleted', async () => {
  const { copy, happened } = setUp(
    fakeServer({ 'POST /comments/c7/lock': refusal('COMMENT_NOT_FOUND', 404) }),
  )
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'suggestion-deleted' })
  expect(happened).toEqual([])
})

it('asks the server for nothing while nobody is signed in', async () => {
  const server = fakeServer()
  const { copyNext } = setUp(server, aState({ sessionHandle: null }))
  await expect(copyNext()).resolves.toEqual({ outcome: 'signed-out' })
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
  const offers = offersOf(anOffer({ available: 0 }), anOffer({ post: { id: 'post-2' } }))
  const server = fakeServer({ 'POST /posts/post-2/claim-next': WON })
  await expect(setUp(server, aState({ offers })).copyNext()).resolves.toMatchObject({ outcome: 'copied' })
})

it('releases the claim when there is no clipboard', async () => {
  const server = fakeServer({ [CLAIM]: WON, 'POST /comments/c1/unlock': WON })
  const { copyNext, state } = setUp(server, aState(), false)
  await expect(copyNext()).resolves.toEqual({ outcome: 'refused' })
  expect(server.asked).toEqual([CLAIM, 'POST /comments/c1/unlock'])
  expect(state.getState().lastCopy).toBeNull()
})

it('copies the chosen suggestion', async () => {
  const server = fakeServer({
    'POST /comments/c7/lock': { ...WON, comment: { ...WON.comment, id: 'c7', content: 'This one' } },
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

it('cannot undo a copy after ten seconds', async () => {
  const { copyNext, undo, state } = setUp(fakeServer({ [CLAIM]: WON }))
  await copyNext()
  vi.advanceTimersByTime(UNDO_WINDOW_MS)
  expect(state.getState().lastCopy).toBeNull()
  await expect(undo()).resolves.toBe(false)
})

it('copies from a post that only a search has found', async () => {
  const post = {
    id: 'post-9',
    title: 'An older post',
    url: 'https://social.example/posts/9',
    isSensitive: true,
  }
  const server = fakeServer({ 'GET /posts/post-9': { post }, 'POST /comments/c9/lock': WON })
  const { copy, happened } = setUp(server)
  await expect(copy('post-9', 'c9')).resolves.toMatchObject({
    outcome: 'copied',
    copy: { isSensitive: true },
  })
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/9'])
})

it.each([
  ['has been deleted', refusal('POST_NOT_FOUND', 404), 'post-deleted'],
  ['cannot be asked for', outage, 'offline'],
])('copies nothing from a found post that %s', async (_why, error, outcome) => {
  const { copy, happened } = setUp(fakeServer({ 'GET /posts/post-9': error }))
  await expect(copy('post-9', 'c9')).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})
