import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal } from '../testing/fake-server.ts'
import { aClaim, setUpCopying } from './testing/copying.ts'

const LOCK = 'POST /comments/c7/lock'
const FOUND = 'GET /posts/post-9'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks the server for nothing while nobody is signed in', async () => {
  const server = fakeServer()
  const { copy } = setUpCopying(server, aState({ sessionHandle: null }))
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'signed-out' })
  expect(server.requests).toEqual([])
})

it.each([
  ['the next one', { id: 'c8', content: 'Take this one' }],
  ['that nothing is left', null],
])('reports %s when somebody else was faster', async (_what, next) => {
  const lost = refusal('COMMENT_ALREADY_USED', 409, { next })
  const { copy, happened } = setUpCopying(fakeServer({ [LOCK]: lost }), aState())
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'lost', next, isSensitive: false })
  expect(happened).toEqual([])
})

it('says that a chosen suggestion has been deleted', async () => {
  const { copy, happened } = setUpCopying(fakeServer({ [LOCK]: refusal('COMMENT_NOT_FOUND', 404) }), aState())
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'suggestion-deleted' })
  expect(happened).toEqual([])
})

it('releases the claim when there is no clipboard, and says so', async () => {
  const server = fakeServer({ [LOCK]: aClaim({ id: 'c7' }), 'POST /comments/c7/unlock': aClaim() })
  const { copy, state } = setUpCopying(server, aState(), { clipboard: false })
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'clipboard-failed' })
  expect(server.requests).toEqual([LOCK, 'POST /comments/c7/unlock'])
  expect(state.getState().lastCopy).toBeNull()
})

it('claims the chosen suggestion before it copies, and opens the post last', async () => {
  const server = fakeServer({ [LOCK]: aClaim({ id: 'c7', content: 'This one' }) })
  const { copy, happened } = setUpCopying(server, aState())
  await expect(copy('post-1', 'c7')).resolves.toMatchObject({ outcome: 'copied' })
  expect(server.requests[0]).toBe(LOCK)
  expect(happened).toEqual(['copied This one', 'opened https://social.example/posts/1'])
})

const post = { id: 'post-9', title: 'Older', url: 'https://social.example/posts/9', isSensitive: true }

it('copies from a post that only a search has found', async () => {
  const server = fakeServer({ [FOUND]: { post }, 'POST /comments/c9/lock': aClaim() })
  const { copy, happened } = setUpCopying(server, aState())
  await expect(copy('post-9', 'c9')).resolves.toMatchObject({
    outcome: 'copied',
    copy: { isSensitive: true },
  })
  expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/9'])
})

it.each(['tuba', null])(
  'copies the next one of a post of any organization while %s is chosen',
  async (organizationId) => {
    const server = fakeServer({ [FOUND]: { post }, 'POST /posts/post-9/claim-next': aClaim() })
    const { copy, happened } = setUpCopying(server, aState({ organizationId, offers: null }))
    await expect(copy('post-9', null)).resolves.toMatchObject({ outcome: 'copied' })
    expect(server.requests.slice(0, 2)).toEqual([FOUND, 'POST /posts/post-9/claim-next'])
    expect(happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/9'])
  },
)

it('claims nothing while the server is offline, nor afterwards', async () => {
  const server = fakeServer({ [LOCK]: aClaim({ id: 'c7' }) })
  const { copy, copyNext, ask, state } = setUpCopying(server, aState({ connection: 'offline' }))
  await expect(copy('post-1', 'c7')).resolves.toEqual({ outcome: 'offline' })
  await expect(copyNext()).resolves.toEqual({ outcome: 'offline' })
  state.setState({ connection: 'online' })
  ask('https://fanfare.example')
  await vi.runAllTimersAsync()
  expect(server.requests).toEqual([])
})

it.each([
  ['has been deleted', refusal('POST_NOT_FOUND', 404), 'post-deleted'],
  ['cannot be asked for', outage, 'offline'],
])('copies nothing from a found post that %s', async (_why, error, outcome) => {
  const { copy, happened } = setUpCopying(fakeServer({ [FOUND]: error }), aState())
  await expect(copy('post-9', 'c9')).resolves.toEqual({ outcome })
  expect(happened).toEqual([])
})

describe('an edited copy', () => {
  const edited = { content: 'My own words', acceptSimilar: false }

  it.each([
    ['SUGGESTION_REPEATED', 'repeated'],
    ['SUGGESTION_SIMILAR', 'similar'],
  ] as const)('is on no clipboard when the server answers %s', async (code, outcome) => {
    const refused = refusal(code, 409, { similar: { id: 'c1', content: 'The same words' } })
    const { copy, happened } = setUpCopying(fakeServer({ [LOCK]: refused }), aState())
    await expect(copy('post-1', 'c7', { opensPost: true, edited })).resolves.toEqual({
      outcome,
      text: 'The same words',
    })
    expect(happened).toEqual([])
  })

  it('is claimed with its text, and copied in place of the suggestion', async () => {
    const answer = aClaim({ id: 'c7' })
    const server = fakeServer({
      [LOCK]: { ...answer, comment: { ...answer.comment, copiedContent: 'My own words' } },
    })
    const { copy, happened } = setUpCopying(server, aState())
    await expect(copy('post-1', 'c7', { opensPost: true, edited })).resolves.toMatchObject({
      outcome: 'copied',
      copy: { text: 'My own words' },
    })
    expect(server.bodies[0]).toEqual(edited)
    expect(happened).toEqual(['copied My own words', 'opened https://social.example/posts/1'])
  })
})

it('opens no post when that is not wanted, but marks it as read', async () => {
  const server = fakeServer({ [LOCK]: aClaim({ id: 'c7' }) })
  const { copy, happened } = setUpCopying(server, aState())
  await copy('post-1', 'c7', { opensPost: false, edited: null })
  expect(happened).toEqual(['copied Well measured!'])
  expect(server.requests).toEqual([LOCK, 'PUT /notifications/read'])
})
