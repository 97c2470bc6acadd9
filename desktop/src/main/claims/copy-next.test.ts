import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aState, anOffer, offersOf } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal, unsent } from '../testing/fake-server.ts'
import { aClaim, NEXT, setUpCopying } from './testing/copying.ts'

const TIMES_SENT = 3

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['the server does not answer', outage, 'unanswered'],
  ['this computer has no network', unsent, 'offline'],
  ['the last one went to somebody else', refusal('NO_SUGGESTION_LEFT', 409), 'none-left'],
  ['the person is no longer a member', refusal('ORG_NOT_FOUND', 404), 'not-member'],
  ['the session has ended', refusal('UNAUTHENTICATED', 401), 'signed-out'],
  ['the answer makes no sense', { comment: null }, 'unanswered'],
  ['the answer has no post', { ...aClaim(), post: undefined }, 'unanswered'],
  ['the server fails', refusal('INTERNAL_ERROR', 500), 'unanswered'],
  ['the server is full', refusal('STORAGE_FULL', 507), 'storage-full'],
])('copies and opens nothing when %s', async (_why, answer, outcome) => {
  const { copyNext, happened } = setUpCopying(fakeServer({ [NEXT]: answer }), aState())
  await expect(copyNext()).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})

it.each([
  ['signed-out', { sessionHandle: null }],
  ['no-organization', { organizationId: null }],
  ['offline', { organizationId: null, connection: 'unknown' }],
] as const)('asks the server for nothing when the outcome is %s', async (outcome, facts) => {
  const server = fakeServer()
  await expect(setUpCopying(server, aState(facts)).copyNext()).resolves.toEqual({ outcome })
  expect(server.requests).toEqual([])
})

it('lets the server choose among all posts, also when none of the newest has something', async () => {
  const post = { id: 'post-40', postUrl: 'https://social.example/posts/40' }
  const server = fakeServer({ [NEXT]: aClaim({ post }) })
  const state = aState({ offers: offersOf(anOffer({ available: 0 })) })
  const { copyNext, happened } = setUpCopying(server, state)
  await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied', copy: { postId: 'post-40' } })
  expect(server.requests).toEqual([NEXT, 'PUT /notifications/read'])
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/40'])
})

it('stays in the organization it is asked for', async () => {
  const server = fakeServer({ 'POST /posts/organization/tuba/claim-next': aClaim() })
  await expect(setUpCopying(server, aState()).copyNext('tuba')).resolves.toMatchObject({ outcome: 'copied' })
  expect(server.requests[0]).toBe('POST /posts/organization/tuba/claim-next')
})

describe('a claim whose outcome is unknown', () => {
  it('is sent again at once, and copied when it is answered', async () => {
    const answers = [outage, { comment: null }, aClaim()]
    const server = fakeServer({ [NEXT]: () => answers.shift() })
    const { copyNext, happened } = setUpCopying(server, aState())
    await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied' })
    expect(server.requests.filter((request) => request === NEXT)).toHaveLength(TIMES_SENT)
    expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/1'])
  })

  it('is repeated with its key by the next one', async () => {
    const server = fakeServer({ [NEXT]: outage })
    const { copyNext } = setUpCopying(server, aState())
    await copyNext()
    server.answers[NEXT] = aClaim()
    await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied' })
    expect(server.keys).toHaveLength(TIMES_SENT + 1)
    expect(new Set(server.keys).size).toBe(1)
    await copyNext()
    expect(new Set(server.keys).size).toBe(2)
  })

  it.each([
    ['a chosen suggestion', 'c7', 'POST /comments/c7/lock'],
    ['the next one of a post', null, 'POST /posts/post-1/claim-next'],
  ])('is repeated instead of another one when it was for %s', async (_what, id, request) => {
    const server = fakeServer({ [request]: outage })
    const { copy, copyNext } = setUpCopying(server, aState())
    await copy('post-1', id)
    server.answers[request] = aClaim()
    await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied' })
    expect(server.requests).not.toContain(NEXT)
    expect(new Set(server.keys).size).toBe(1)
  })

  it('is not repeated in another organization', async () => {
    const server = fakeServer({ 'POST /comments/c7/lock': outage })
    const { copy, copyNext, state } = setUpCopying(server, aState())
    await copy('post-1', 'c7')
    server.requests.length = 0
    state.setState({ organizationId: 'tuba' })
    await copyNext()
    expect(server.requests).not.toContain('POST /comments/c7/lock')
  })

  it('is not repeated by another person', async () => {
    const server = fakeServer({ 'POST /comments/c7/lock': outage })
    let token = 'of-ana'
    const { copy, copyNext } = setUpCopying(server, aState(), { tokenAt: () => token })
    await copy('post-1', 'c7')
    server.requests.length = 0
    token = 'of-jules'
    await copyNext()
    expect(server.requests).not.toContain('POST /comments/c7/lock')
  })

  it('is not repeated after it was refused', async () => {
    const server = fakeServer({ 'POST /comments/c7/lock': outage, [NEXT]: aClaim() })
    const { copy, copyNext } = setUpCopying(server, aState())
    await copy('post-1', 'c7')
    server.answers['POST /comments/c7/lock'] = refusal('COMMENT_NOT_FOUND', 404)
    await copy('post-1', 'c7')
    server.requests.length = 0
    await copyNext()
    expect(server.requests[0]).toBe(NEXT)
  })
})

describe('at a server that cannot choose a post yet', () => {
  const copied = { id: 'c0', claimedByYou: true } as never
  const offers = offersOf(
    anOffer({ available: 0 }),
    anOffer({ post: { id: 'post-2' }, suggestions: [copied] }),
    anOffer({ post: { id: 'post-3' } }),
    anOffer({ post: { id: 'post-4' } }),
  )

  it('copies from the newest post that has something and was not copied from', async () => {
    const server = fakeServer({ 'POST /posts/post-3/claim-next': aClaim() })
    const { copyNext } = setUpCopying(server, aState({ offers }))
    await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied', copy: { postId: 'post-3' } })
  })

  it('stays with the post of a claim whose outcome is unknown', async () => {
    const server = fakeServer({ 'POST /posts/post-3/claim-next': outage })
    const { copyNext, state } = setUpCopying(server, aState({ offers }))
    await copyNext()
    server.answers['POST /posts/post-3/claim-next'] = aClaim()
    state.setState({ offers: offersOf(anOffer({ post: { id: 'post-5' } })) })
    await expect(copyNext()).resolves.toMatchObject({ outcome: 'copied', copy: { postId: 'post-3' } })
    expect(server.requests).not.toContain('POST /posts/post-5/claim-next')
    expect(new Set(server.keys.slice(1)).size).toBe(1)
  })

  it.each([
    ['none-left', offersOf(anOffer({ available: 0 }))],
    ['offline', null],
    ['offline', { ...offersOf(anOffer()), organizationId: 'tuba' }],
  ])('says %s without a post to choose', async (outcome, list) => {
    const server = fakeServer()
    await expect(setUpCopying(server, aState({ offers: list })).copyNext()).resolves.toEqual({ outcome })
    expect(server.requests).toEqual([NEXT])
  })
})
