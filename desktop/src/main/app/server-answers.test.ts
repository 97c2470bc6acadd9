import { describe, expect, it } from 'vitest'
import { localServer } from '@fanfare/ui-kit/testing/local-server.ts'
import { createClaims } from '../claims/claims.ts'
import { createServerApi } from '../core/server-api.ts'
import { createInbox, inboxFile } from '../notifications/inbox.ts'
import { createOffersCache } from '../offers/offers-cache.ts'
import { createOffers } from '../offers/offers.ts'
import { checkServer } from '../servers/check-server.ts'
import { createSignIn } from '../session/sign-in.ts'
import { aNotification, anOffer, aState } from '../testing/fixtures.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const ORGANIZATIONS = 'GET /organizations?page=1&limit=100'
const OFFERS = 'GET /posts/organization/northwind/offers'
const NOTIFICATIONS = 'GET /notifications'
const CLAIM = 'POST /posts/organization/northwind/claim-next'
const LOCK = 'POST /comments/c7/lock'
const FOUND = 'GET /posts/post-9'
const TOKEN = 'POST /auth/desktop/token'

const organizations = {
  organizations: [{ id: 'northwind', name: 'Northwind Labs' }],
  pagination: { page: 1, limit: 100, total: 1, totalPages: 1 },
}
const notifications = { notifications: [aNotification()], unread: 1, cursor: 'c1', hasMore: false }

/** Bodies that are no valid response to any call: unparsable ones, and others by what is wrong with them. */
const NONSENSE = ['', '<html>Welcome</html>', 'null', '7', '"text"', '[]', '{}', '[{"post":null}]']
const malformed = (answers: Record<string, unknown>): [what: string, body: string][] => [
  ...NONSENSE.map((body): [string, string] => [body || 'empty', body]),
  ...Object.entries(answers).map(([what, answer]): [string, string] => [what, JSON.stringify(answer)]),
]
const many = (item: unknown) => Array.from({ length: 20_000 }, () => item)

/** A signed-in client of a real server with these responses. */
async function setUp(answers: Record<string, { status?: number; body: string }>) {
  const requests: string[] = []
  const address = await localServer((request, response) => {
    const call = `${request.method} ${request.url?.replace('/api', '')}`
    requests.push(call)
    const { status = 200, body } = answers[call] ?? { status: 404, body: '{}' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const state = aState({ servers: [{ address, signedIn: true, unread: 0 }], server: address })
  const api = createServerApi({
    server: () => address,
    token: () => 'secret-token',
    language: () => 'en',
    onUnauthenticated: () => undefined,
    fetch,
  })
  return { address, api, requests, state, storage: createDeviceStorage(temporaryFolder()) }
}

describe('the list of posts', () => {
  const fetched = async (offers: string, page = JSON.stringify(organizations)) => {
    const all = await setUp({ [ORGANIZATIONS]: { body: page }, [OFFERS]: { body: offers } })
    const cache = createOffersCache(all.storage, '1.0.0')
    const before = all.state.getState()
    await createOffers({ ...all, cache }).ensure()
    return { ...all, before, kept: cache.get(all.address), now: all.state.getState() }
  }
  const offer = anOffer()

  it.each(
    malformed({
      'a list that is null': { offers: null },
      'a list that is an object': { offers: {} },
      'a list of null': { offers: [null] },
      'an offer without a post': { offers: [{ ...offer, post: null }] },
      'a post without a title': { offers: [{ ...offer, post: { ...offer.post, title: undefined } }] },
      'a post of no time': { offers: [{ ...offer, post: { ...offer.post, createdAt: 'yesterday' } }] },
      'a number as text': { offers: [{ ...offer, available: '2' }] },
      'a list without an end': { offers: many(offer) },
    }),
  )('is neither shown nor kept when it is %s', async (_what, body) => {
    const { requests, before, now, kept } = await fetched(body)
    expect(requests).toEqual([ORGANIZATIONS, OFFERS])
    expect(now.offers).toBe(before.offers)
    expect(kept).toBeNull()
  })

  const bad = { ...offer, post: { ...offer.post, title: 7 } }
  const suggestion = {
    id: 'c1',
    content: 'Well measured!',
    isAiGenerated: false,
    isLocked: false,
    claimedByYou: false,
    mood: null,
    createdAt: '2026-11-21T11:00:00.000Z',
    isNext: true,
    copiedContent: null,
  }

  it('is shown without the entries that cannot be read', async () => {
    const suggestions = [{ id: 'c0' }, null, suggestion]
    const { now, kept } = await fetched(JSON.stringify({ offers: [bad, { ...offer, suggestions }, null] }))
    expect(now.offers?.offers).toEqual([{ ...offer, suggestions: [suggestion] }])
    expect(kept).toEqual(now.offers)
  })

  it('covers a post in doubt, and leaves out details that cannot be read', async () => {
    const post = { ...offer.post, isSensitive: 'perhaps', userName: 7 }
    const suggestions = [{ ...suggestion, mood: { id: 'm1' }, isAiGenerated: undefined }]
    const { now } = await fetched(JSON.stringify({ offers: [{ ...offer, post, suggestions }] }))
    expect(now.offers?.offers).toEqual([
      { ...offer, post: { ...offer.post, isSensitive: true, userName: null }, suggestions: [suggestion] },
    ])
  })

  it('is asked for in the organizations that can be read', async () => {
    const page = { ...organizations, organizations: [{ id: 7 }, ...organizations.organizations] }
    const { now } = await fetched(JSON.stringify({ offers: [offer] }), JSON.stringify(page))
    expect(now.organizations).toEqual(organizations.organizations)
    expect(now.offers?.offers).toEqual([offer])
  })

  it('is shown and kept without the fields of a newer server', async () => {
    const newer = { offers: [{ ...offer, pinned: true }], more: [] }
    const { now, kept } = await fetched(JSON.stringify(newer))
    expect(now.offers).toMatchObject({ offers: [offer], organizationId: 'northwind' })
    expect(now.offers?.offers[0]).not.toHaveProperty('pinned')
    expect(kept).toEqual(now.offers)
  })

  it.each(
    malformed({
      'a list that is null': { ...organizations, organizations: null },
      'a list of null': { ...organizations, organizations: [null] },
      'an id that is a number': { ...organizations, organizations: [{ id: 7, name: 'Northwind Labs' }] },
      'a list without an end': { ...organizations, organizations: many(organizations.organizations[0]) },
      'no pages': { ...organizations, pagination: null },
      'pages as text': { ...organizations, pagination: { totalPages: '1' } },
      'pages without an end': { ...organizations, pagination: { totalPages: 1_000_000 } },
    }),
  )('is not asked for when the organizations are %s', async (_what, body) => {
    const { requests, before, now } = await fetched(JSON.stringify({ offers: [] }), body)
    expect(requests).toEqual([ORGANIZATIONS])
    expect(now).toEqual(before)
  })
})

/** The response to a request for notifications, and its effects. */
const notified = async (body: string, isLater = false) => {
  const { address, api, storage } = await setUp({
    [NOTIFICATIONS]: { body },
    [`${NOTIFICATIONS}?after=c0`]: { body },
  })
  const file = inboxFile(storage)
  const shown: string[] = []
  const answers: Promise<unknown>[] = []
  const get = ((...words: Parameters<typeof api.get>) => {
    const answer = api.get(...words)
    answers.push(answer)
    return answer
  }) as typeof api.get
  const onNew = (fresh: readonly { id: string }[]) => void shown.push(...fresh.map(({ id }) => id))
  const unread: number[] = []
  const skipped: unknown[] = []
  const onSkipped = (_kind: string, entry: unknown) => void skipped.push(entry)
  // Notifications from before the first request are not shown.
  if (isLater) file.write({ [address]: { cursor: 'c0', told: [] } })
  const onUnread = (count: number) => void unread.push(count)
  createInbox({ address, api: { get }, file, onNew, onUnread, onSkipped, delay: 0 })
  await expect.poll(() => answers.length).toBe(1)
  return { answer: answers[0], unread, file, shown, skipped, address }
}

describe('the notifications', () => {
  it.each(
    malformed({
      'a list that is null': { ...notifications, notifications: null },
      'a list without an end': { ...notifications, notifications: many(aNotification()) },
      'a count that is a text': { ...notifications, unread: 'many' },
      'a count below zero': { ...notifications, unread: -1 },
      'without a cursor': { ...notifications, cursor: undefined },
      'without an end': { ...notifications, hasMore: 'no' },
    }),
  )('are neither shown, counted nor remembered when they are %s', async (_what, body) => {
    const { answer, unread, file, shown } = await notified(body)
    await expect(answer).rejects.toMatchObject({ code: 'UNREADABLE' })
    expect(shown).toEqual([])
    expect(unread).toEqual([])
    expect(file.read()).toEqual({})
  })

  it('leave out what cannot be read and what only a newer client can show, and count it', async () => {
    const broken = [null, { ...aNotification({ id: 'post:2' }), id: 7 }, { id: 'badge:1', type: 'badge.won' }]
    const { shown, skipped, unread, file, address } = await notified(
      JSON.stringify({ ...notifications, notifications: [...broken, aNotification({ id: 'post:3' })] }),
      true,
    )
    await expect.poll(() => shown).toEqual(['post:3'])
    expect(skipped).toHaveLength(broken.length)
    expect(unread).toEqual([1])
    expect(file.read()[address]?.cursor).toBe('c1')
  })

  it('need only what is shown of them, and are covered in doubt', async () => {
    const { id, type } = aNotification()
    const spare = { id, type, post: { id: 'post-1', title: 'A post' }, from: 7, sensitive: 'perhaps' }
    const { answer } = await notified(JSON.stringify({ ...notifications, notifications: [spare] }))
    await expect(answer).resolves.toMatchObject({
      notifications: [{ id, post: { title: 'A post' }, from: null, sensitive: true, organization: null }],
    })
  })
})

/** A client that copies at a server with these responses. */
const copying = async (answers: Parameters<typeof setUp>[0]) => {
  const all = await setUp(answers)
  const happened: string[] = []
  const claims = createClaims({
    ...all,
    apiIn: () => all.api,
    tokenAt: () => 'secret-token',
    ensureOffers: async () => undefined,
    writeText: async (text) => Boolean(happened.push(`copied ${text}`)),
    clearText: async () => undefined,
    openExternal: (url) => void happened.push(`opened ${url}`),
    wait: async () => undefined,
  })
  return { ...all, ...claims, happened }
}

describe('a copy', () => {
  it.each(
    malformed({
      'no suggestion': { comment: null },
      'an empty suggestion': { comment: {} },
      'a text that is a number': { comment: { id: 'c1', content: 7, copiedContent: null } },
      'half a suggestion': { comment: { id: 'c1', content: 'Well measured!' } },
      'a suggestion without its post': { comment: { id: 'c1', content: 'Yes!', copiedContent: null } },
    }),
  )('touches neither clipboard nor browser when the claim is answered with %s', async (_what, body) => {
    const { copyNext, happened, requests, state } = await copying({ [CLAIM]: { body } })
    await expect(copyNext()).resolves.toEqual({ outcome: 'unanswered' })
    expect(requests).toEqual([CLAIM, CLAIM, CLAIM])
    expect(happened).toEqual([])
    expect(state.getState().lastCopy).toBeNull()
  })

  it.each(
    malformed({
      'no post': { post: null },
      'an empty post': { post: {} },
      'a link that is a number': {
        post: { id: 'post-9', title: 'An older post', isSensitive: false, url: 7 },
      },
    }),
  )('claims nothing of a found post that is %s', async (_what, body) => {
    const { copy, requests } = await copying({ [FOUND]: { body } })
    await expect(copy('post-9', 'c9')).resolves.toEqual({ outcome: 'server-failed' })
    expect(requests).toEqual([FOUND])
  })

  it.each([7, {}, { id: 'c8' }, { id: 'c8', content: null }])(
    'that was lost does not propose %j',
    async (next) => {
      const error = { code: 'COMMENT_ALREADY_USED', message: 'Lost', requestId: 'r1' }
      const body = JSON.stringify({ ...error, details: { next } })
      const { copy, happened } = await copying({ [LOCK]: { status: 409, body } })
      const refused = { outcome: 'refused', code: 'COMMENT_ALREADY_USED' }
      await expect(copy('post-1', 'c7')).resolves.toEqual(refused)
      expect(happened).toEqual([])
    },
  )
})

it.each(
  malformed({
    'no version': { name: 'fanfare' },
    'a version that is a number': { name: 'fanfare', version: 7 },
    'no name': { version: '1.2.3' },
  }),
)('a server is not added when its health is %s', async (_what, body) => {
  const { address } = await setUp({ 'GET /health': { body } })
  await expect(checkServer(address, fetch, '1.0.0')).resolves.toEqual({ check: 'not-fanfare', address: null })
})

it.each(
  malformed({
    'a token that is null': { token: null },
    'a token that is a number': { token: 7 },
    'an empty token': { token: '' },
    'a list of tokens': { token: many('x') },
  }),
)('a session does not begin with %s', async (_what, body) => {
  const { state, requests } = await setUp({ [TOKEN]: { body } })
  const begun: unknown[] = []
  const sessions = { begin: async (...words: unknown[]) => void begun.push(words) }
  const signIn = createSignIn({ state, sessions, fetch, openExternal: () => undefined })
  signIn.start()
  await signIn.paste('the-code')
  expect(requests).toEqual([TOKEN])
  expect(begun).toEqual([])
  expect(state.getState().signIn).toBe('unreachable')
})
