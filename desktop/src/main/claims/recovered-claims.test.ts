import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal, type FakeServer } from '../testing/fake-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { aClaim, NEXT, setUpCopying, type CopyingFacts } from './testing/copying.ts'

const SERVER = 'https://fanfare.example'
const LOCK = 'POST /comments/c7/lock'
const RELEASE = 'POST /comments/c1/unlock'
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client that starts in the folder of a killed one, and reaches its server. */
async function restart(server: FakeServer, facts: CopyingFacts) {
  vi.clearAllTimers()
  const client = setUpCopying(server, aState(), facts)
  client.ask(SERVER)
  await vi.advanceTimersByTimeAsync(60_000)
  return client
}

/** A server that claims but swallows its responses until told otherwise, and a client that has copied there. */
async function swallowed(request = NEXT) {
  const folder = temporaryFolder()
  const server = fakeServer({ [request]: outage })
  const first = setUpCopying(server, aState(), { folder })
  await first.copyNext()
  server.answers[request] = aClaim()
  return { folder, server, first }
}
const offered = ({ state }: ReturnType<typeof setUpCopying>) => state.getState().recovered

describe('a claim whose answer was swallowed', () => {
  it('is asked about with its key after a restart, and its text is offered', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder })
    expect(offered(client)).toMatchObject([
      { commentId: 'c1', text: 'Well measured!', postId: 'post-1', isNew: true },
    ])
    expect(new Set(server.keys).size).toBe(1)
    expect(client.happened).toEqual([])
  })

  it('is asked about without a restart, until it is answered', async () => {
    const { server, first } = await swallowed()
    server.answers[NEXT] = outage
    await vi.advanceTimersByTimeAsync(60_000)
    expect(offered(first)).toEqual([])
    server.answers[NEXT] = aClaim()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(offered(first)).toHaveLength(1)
  })

  it('is on disk before it is sent, where only this user can read it', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'claims.json')
    let sent: unknown
    const server = fakeServer({ [LOCK]: () => (sent = JSON.parse(readFileSync(path, 'utf8'))) && aClaim() })
    const { copy } = setUpCopying(server, aState(), { folder })
    await copy('post-1', 'c7')
    expect(sent).toMatchObject([{ server: SERVER, path: '/comments/c7/lock', key: server.keys[0] }])
    expect(JSON.stringify(sent)).not.toContain('secret-token')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([])
  })

  it('copies on request, opens the post and is offered no more, nor after another restart', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder })
    const { key } = offered(client)[0]!
    await expect(client.copyRecovered(key)).resolves.toMatchObject({ outcome: 'copied' })
    expect(client.happened).toEqual(['copied Well measured!', 'opened https://social.example/posts/1'])
    expect(client.state.getState().lastCopy?.commentId).toBe('c1')
    expect(offered(client)).toEqual([])
    server.requests.length = 0
    await restart(server, { folder })
    expect(server.requests).toEqual([])
  })

  it('is released on request', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder })
    const { key } = offered(client)[0]!
    server.answers[RELEASE] = refusal('SERVICE_UNAVAILABLE', 503)
    await expect(client.releaseRecovered(key)).resolves.toEqual({ outcome: 'unanswered' })
    expect(offered(client)).toHaveLength(1)
    server.answers[RELEASE] = aClaim()
    await expect(client.releaseRecovered(key)).resolves.toEqual({ outcome: 'undone' })
    expect([offered(client), client.happened]).toEqual([[], []])
  })

  it('stays offered when the clipboard fails, and after a restart, of which the person was told', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder, clipboard: false })
    const { key } = offered(client)[0]!
    await expect(client.copyRecovered(key)).resolves.toEqual({ outcome: 'clipboard-failed' })
    expect(offered(client)).toHaveLength(1)
    expect(offered(await restart(server, { folder }))).toMatchObject([{ commentId: 'c1', isNew: false }])
  })

  it('is what Copy next copies', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder })
    await expect(client.copyNext()).resolves.toMatchObject({ outcome: 'copied', copy: { commentId: 'c1' } })
    expect(new Set(server.keys).size).toBe(1)
    expect(offered(client)).toEqual([])
  })

  it.each([
    ['it was refused', refusal('COMMENT_ALREADY_USED', 409)],
    ['it was released elsewhere', refusal('IDEMPOTENCY_KEY_REUSED', 409)],
    ['its post was deleted', refusal('POST_NOT_FOUND', 404)],
  ])('is forgotten when %s', async (_why, error) => {
    const { folder, server } = await swallowed()
    server.answers[NEXT] = error
    const client = await restart(server, { folder })
    server.requests.length = 0
    client.ask(SERVER)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([offered(client), server.requests]).toEqual([[], []])
  })

  it.each<[string, CopyingFacts]>([
    ['by another person', { tokenAt: () => 'token-of-another' }],
    ['once the server has forgotten its key', { now: () => Date.now() + 24 * HOUR }],
  ])('is not asked about %s', async (_who, facts) => {
    const { folder, server } = await swallowed()
    server.requests.length = 0
    await restart(server, { folder, ...facts })
    expect(server.requests).toEqual([])
  })

  it('is forgotten with its session', async () => {
    const { folder, server } = await swallowed()
    const client = await restart(server, { folder })
    client.forget(SERVER)
    expect(offered(client)).toEqual([])
    expect(readFileSync(join(folder, 'claims.json'), 'utf8')).toBe('[]')
  })
})

it('asks nothing about a claim that is being made', async () => {
  let answer!: (claim: unknown) => void
  const server = fakeServer({ [LOCK]: () => new Promise((resolve) => (answer = resolve)) })
  const { copy, ask, state } = setUpCopying(server, aState())
  const copying = copy('post-1', 'c7')
  ask(SERVER)
  await vi.advanceTimersByTimeAsync(1_000)
  answer(aClaim())
  await expect(copying).resolves.toMatchObject({ outcome: 'copied' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toEqual([LOCK, 'PUT /notifications/read'])
  expect(state.getState().recovered).toEqual([])
})

it('reads the claims that can be read, and asks about those', async () => {
  const { folder, server } = await swallowed()
  const path = join(folder, 'claims.json')
  const kept = JSON.parse(readFileSync(path, 'utf8')) as unknown[]
  writeFileSync(path, JSON.stringify([null, { key: 7 }, ...kept]))
  expect(offered(await restart(server, { folder }))).toHaveLength(1)
})
