import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { anOffer, aState } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal } from '../testing/fake-server.ts'
import { createOffersCache } from './offers-cache.ts'
import { createOffers } from './offers.ts'

const LIST = 'GET /posts/organization/northwind/offers'
const MINE = 'GET /organizations?page=1&limit=100'
const ORGANIZATIONS = {
  organizations: [
    { id: 'northwind', name: 'Northwind Labs' },
    { id: 'tuba', name: 'Tuba' },
  ],
  pagination: { page: 1, limit: 100, total: 2, totalPages: 1 },
}

function setUp(answers: Record<string, unknown> = {}) {
  const state = aState({ sessionHandle: null, offers: null, organizations: [], organizationId: null })
  const server = fakeServer({
    [MINE]: ORGANIZATIONS,
    [LIST]: { offers: [anOffer()] },
    ...answers,
  })
  const cache = createOffersCache(createDeviceStorage(temporaryFolder()), '1.0.0')
  return { state, server, cache, list: createOffers({ state, api: server, cache }) }
}
const settle = () => vi.runAllTimersAsync()
const titles = ({ state }: ReturnType<typeof setUp>) =>
  state.getState().offers?.offers.map(({ post }) => post.title)
const claimed = {
  type: 'suggestion.claimed',
  organizationId: 'northwind',
  postId: 'p',
  commentId: 'c',
  availableCount: 1,
} as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('fetches the organizations and the newest posts with the session', async () => {
  const all = setUp()
  all.state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(all.state.getState().organizationId).toBe('northwind')
  expect(titles(all)).toEqual(['How we cut our latency in half'])
})

it.each([{}, { whyNone: 'onStrike' }])(
  'reads a post whose server gives no known reason: %j',
  async (facts) => {
    const { whyNone: _unsaid, ...post } = anOffer({ available: 0, whyNone: 'allCopied' })
    const all = setUp({ [LIST]: { offers: [{ ...post, ...facts }] } })
    all.state.setState({ sessionHandle: 'handle-1' })
    await settle()
    expect(all.state.getState().offers?.offers).toMatchObject([{ available: 0, whyNone: null }])
  },
)

it('shows nothing after a sign-out, not even what arrives late', async () => {
  const { state } = setUp({
    [LIST]: () => {
      state.setState({ sessionHandle: null })
      return { offers: [anOffer()] }
    },
  })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(state.getState().offers).toBeNull()
})

it('keeps the last list while the server does not answer, and asks until it does', async () => {
  const all = setUp()
  all.state.setState({ sessionHandle: 'handle-1' })
  await settle()
  all.server.answers[LIST] = outage
  all.list.refresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(titles(all)).toHaveLength(1)
  all.server.answers[LIST] = { offers: [] }
  await settle()
  expect(titles(all)).toEqual([])
})

it('asks for the organizations again when one of them has none for the person any more', async () => {
  const { state, server, list } = setUp({ 'GET /posts/organization/tuba/offers': { offers: [] } })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  server.answers[LIST] = refusal('FORBIDDEN', 403)
  server.answers[MINE] = { ...ORGANIZATIONS, organizations: [{ id: 'tuba', name: 'Tuba' }] }
  list.refresh()
  await settle()
  expect(state.getState().offers?.organizationId).toBe('tuba')
})

it('sends one request for many events', async () => {
  const { state, server, list } = setUp()
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  server.requests.length = 0
  for (let count = 0; count < 20; count += 1) list.onEvent(claimed)
  await settle()
  expect(server.requests).toEqual([LIST])
})

it('fetches the posts of another organization when it is chosen', async () => {
  const { state, server } = setUp({ 'GET /posts/organization/tuba/offers': { offers: [] } })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  state.setState({ organizationId: 'tuba' })
  await settle()
  expect(state.getState().offers?.organizationId).toBe('tuba')
  expect(server.requests.at(-1)).toBe('GET /posts/organization/tuba/offers')
})

it('switches to another organization when the person has left one', async () => {
  const { state, server, list } = setUp({ 'GET /posts/organization/tuba/offers': { offers: [] } })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  server.answers[MINE] = {
    ...ORGANIZATIONS,
    organizations: [{ id: 'tuba', name: 'Tuba' }],
  }
  list.onEvent({ type: 'organization.left', organizationId: 'northwind' })
  await settle()
  expect(state.getState().organizationId).toBe('tuba')
})

const LATENCY = { organizationId: 'northwind', postId: 'post-1' }

/** A client that shows one post and has it on disk. */
async function showing() {
  const all = setUp()
  all.state.setState({ sessionHandle: 'handle-1' })
  await settle()
  all.server.requests.length = 0
  return all
}
const keptTitles = ({ cache }: ReturnType<typeof setUp>) =>
  cache.get('https://fanfare.example')?.offers.map(({ post }) => post.title)

it.each(['post.updated', 'post.moderated', 'post.approved'] as const)(
  'shows what the server shows after %s: a post that waits again or was rejected is gone',
  async (type) => {
    const all = await showing()
    all.server.answers[LIST] = { offers: [] }
    all.list.onEvent({ type, ...LATENCY })
    await settle()
    expect(all.server.requests).toEqual([LIST])
    expect([titles(all), keptTitles(all)]).toEqual([[], []])
  },
)

it('covers a post at its next request once it is sensitive', async () => {
  const all = await showing()
  all.server.answers[LIST] = { offers: [anOffer({ post: { isSensitive: true } })] }
  all.list.onEvent({ type: 'post.updated', ...LATENCY })
  await settle()
  expect(all.state.getState().offers?.offers[0]?.post.isSensitive).toBe(true)
})

it.each(['post.updated', 'post.moderated', 'post.ended', 'post.deleted'] as const)(
  'keeps a post on disk no longer after %s, even when the server cannot be asked again',
  async (type) => {
    const all = await showing()
    expect(keptTitles(all)).toHaveLength(1)
    all.server.answers[LIST] = outage
    all.list.onEvent({ type, ...LATENCY })
    expect(keptTitles(all)).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(keptTitles(all)).toEqual([])
  },
)

it.each([
  ['a deleted post', 'post.deleted'],
  ['a post that has ended', 'post.ended'],
] as const)('removes %s at once, and does not bring it back with an answer from before', async (_, type) => {
  let answer!: (list: unknown) => void
  const late = new Promise<unknown>((resolve) => (answer = resolve))
  const all = await showing()
  all.server.answers[LIST] = () => late
  all.list.refresh()
  await vi.advanceTimersByTimeAsync(3_000)
  all.list.onEvent({ type, ...LATENCY })
  expect(titles(all)).toEqual([])
  answer({ offers: [anOffer()] })
  await vi.advanceTimersByTimeAsync(0)
  expect([titles(all), keptTitles(all)]).toEqual([[], []])
})

// Members are notified of a change to a post by an event of that post.
it('asks for nothing when only the queue of moderators has changed', async () => {
  const { list, server } = await showing()
  list.onEvent({ type: 'moderation.changed' })
  await settle()
  expect(server.requests).toEqual([])
})

describe('a former member keeps no text of the organization', () => {
  const SERVER = 'https://fanfare.example'
  const LEFT = { type: 'organization.left', organizationId: 'northwind' } as const

  it('when the membership ends, even when the server cannot be asked again', async () => {
    const all = await showing()
    all.server.answers[MINE] = outage
    all.list.onEvent(LEFT)
    expect([all.state.getState().offers, all.cache.get(SERVER)]).toEqual([null, null])
  })

  it('when it has ended while the client was offline', async () => {
    const all = await showing()
    all.server.answers[MINE] = { ...ORGANIZATIONS, organizations: [] }
    all.list.onEvent({ type: 'resync' })
    await settle()
    expect([all.state.getState().offers, all.cache.get(SERVER)]).toEqual([null, null])
  })

  it('when it has ended before a restart', async () => {
    const all = setUp({ [MINE]: { ...ORGANIZATIONS, organizations: [] } })
    all.cache.set(SERVER, {
      offers: [anOffer()],
      organizationId: 'northwind',
      fetchedAt: '2026-11-21T12:00:00Z',
    })
    all.state.setState({ sessionHandle: 'handle-1' })
    await settle()
    expect([all.state.getState().offers, all.cache.get(SERVER)]).toEqual([null, null])
  })

  it.each<[string, (all: ReturnType<typeof setUp>) => unknown]>([
    ['at once', ({ list }) => list.onEventElsewhere('https://other.example', LEFT)],
    [
      'found out at the next connection',
      ({ list, server }) => list.checkMembership('https://other.example', server),
    ],
  ])('at a server that is not chosen, %s', async (_when, end) => {
    const all = await showing()
    all.server.answers[MINE] = { ...ORGANIZATIONS, organizations: [{ id: 'tuba', name: 'Tuba' }] }
    all.cache.set('https://other.example', all.cache.get(SERVER)!)
    await end(all)
    expect(all.cache.get('https://other.example')).toBeNull()
    expect(keptTitles(all)).toHaveLength(1)
  })
})
