import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LAST_SEEN } from '../../components/queries/last-seen-meta.ts'
import { createQueryClient } from '../../components/queries/query-client.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { aUser } from '../../testing/fixtures.ts'
import { forgetLastSeen, readLastSeen, storeLastSeen } from './last-seen.ts'

const user = aUser()
const client = createQueryClient()
const fetchPosts = { queryKey: ['posts'], queryFn: async () => ['Launch'], meta: LAST_SEEN }

function runBuild(build: string | null) {
  document.querySelector('meta[name=build]')?.remove()
  if (build === null) return
  const meta = Object.assign(document.createElement('meta'), { name: 'build', content: build })
  document.head.append(meta)
}

const signIn = (token: string | null) => useSessionStore.setState({ token })

beforeEach(async () => {
  runBuild('one')
  signIn('own')
  client.clear()
  await client.fetchQuery(fetchPosts)
  await storeLastSeen('own', user, client)
})

afterEach(async () => {
  vi.useRealTimers()
  runBuild(null)
  signIn(null)
  await forgetLastSeen()
})

it('the same session reads its user and the marked queries', async () => {
  expect(await readLastSeen('own')).toMatchObject({ user, queries: [{ key: ['posts'], data: ['Launch'] }] })
})

describe('nothing is left for', () => {
  it.each([
    ['another session', () => undefined, 'other'],
    ['another build of the client', () => runBuild('two'), 'own'],
  ])('%s, which deletes it', async (_what, change, token) => {
    change()
    expect(await readLastSeen(token)).toBeNull()
    runBuild('one')
    expect(await readLastSeen('own')).toBeNull()
  })

  it('a visit after the session would have ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60_000 })
    expect(await readLastSeen('own')).toBeNull()
  })

  it('the next user of the device, once the session has ended', async () => {
    signIn(null)
    await expect.poll(() => readLastSeen('own')).toBeNull()
  })
})

describe('what is stored', () => {
  it('has no query without the mark, none that failed, and at most forty', async () => {
    await client.fetchQuery({ queryKey: ['sessions'], queryFn: async () => ['secret'] })
    const failing = { ...fetchPosts, queryKey: ['failed'], queryFn: () => Promise.reject(new Error('no')) }
    await client.fetchQuery({ ...failing, retry: false }).catch(() => undefined)
    for (let page = 0; page < 60; page += 1)
      await client.fetchQuery({ ...fetchPosts, queryKey: ['page', page] })
    await storeLastSeen('own', user, client)
    const keys = (await readLastSeen('own'))!.queries.map(({ key }) => key[0])
    expect(keys).toHaveLength(40)
    expect(new Set(keys)).not.toContain('sessions')
    expect(new Set(keys)).not.toContain('failed')
  })

  it('does not come back when the session ends while it is being stored', async () => {
    await forgetLastSeen()
    const stored = storeLastSeen('own', user, client)
    signIn(null)
    await stored
    expect(await readLastSeen('own')).toBeNull()
  })

  it('is nothing in a client without a build', async () => {
    await forgetLastSeen()
    runBuild(null)
    await storeLastSeen('own', user, client)
    runBuild('one')
    expect(await readLastSeen('own')).toBeNull()
  })
})
