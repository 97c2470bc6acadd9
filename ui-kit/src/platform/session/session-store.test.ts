import { beforeEach, describe, expect, it } from 'vitest'
import { api, configureHttp } from '../../client/http.ts'
import { createFakePlatform } from '../fake-platform.ts'
import { fakeApi, refuse, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { draftsOf } from './drafts.ts'
import { configureSession, useSessionStore } from './session-store.ts'

const user = aUser()
const session = () => useSessionStore.getState()

function device(token?: string) {
  const { storage } = createFakePlatform(token === undefined ? {} : { session_token: token })
  configureSession(storage)
  return storage
}

beforeEach(() => {
  configureHttp({
    base: 'http://localhost/api',
    token: () => session().token,
    onUnauthenticated: session().expire,
  })
  useSessionStore.setState({ token: null, user: null, status: 'unknown', leaving: false })
})

describe('restoring', () => {
  it('without a token ends as anonymous, without a request', async () => {
    const server = fakeApi()
    device()
    await session().restore()
    expect(session().status).toBe('anonymous')
    expect(server.requests).toHaveLength(0)
  })

  it('with a token asks the server who is signed in', async () => {
    fakeApi({ 'GET /boot': { user } })
    device('kept')
    await session().restore()
    expect(session()).toMatchObject({ status: 'authenticated', user, token: 'kept' })
  })

  it('names the address of a screen with first data, and no other: it may hold a secret', async () => {
    const server = fakeApi({ 'GET /boot': { user } })
    device('kept')
    const routes: (string | null)[] = []
    for (const address of [
      '/dashboard',
      '/dashboard?search=a',
      '/reset-password/secret',
      '/share?text=long',
    ]) {
      history.replaceState(null, '', address)
      await session().restore()
      routes.push(server.requests.at(-1)!.query.get('route'))
    }
    history.replaceState(null, '', '/')
    expect(routes).toEqual(['/dashboard', '/', '/', '/'])
  })

  it('forgets a token the server refuses', async () => {
    fakeApi({ 'GET /boot': refuse(401, 'UNAUTHENTICATED') })
    const storage = device('stale')
    await session().restore()
    expect(session()).toMatchObject({ status: 'anonymous', token: null })
    expect(storage.get('session_token')).toBeNull()
  })

  it('keeps the token while the server cannot be reached, and restores later', async () => {
    const server = fakeApi({ 'GET /boot': unreachable })
    const storage = device('kept')
    await session().restore()
    expect(session().status).toBe('offline')
    expect(storage.get('session_token')).toBe('kept')
    server.on('GET /boot', { user })
    await session().restore()
    expect(session().status).toBe('authenticated')
  })

  it('keeps the token while the server is broken', async () => {
    fakeApi({ 'GET /boot': refuse(503, 'SERVICE_UNAVAILABLE') })
    device('kept')
    await session().restore()
    expect(session()).toMatchObject({
      status: 'offline',
      token: 'kept',
      problem: { code: 'SERVICE_UNAVAILABLE' },
    })
  })
})

it('signing in keeps the token on the device, signing out revokes and forgets it', async () => {
  const server = fakeApi({ 'POST /auth/logout': undefined })
  const storage = device()
  session().signIn({ token: 'fresh', user })
  expect(storage.get('session_token')).toBe('fresh')
  await session().signOut()
  expect(server.to('POST /auth/logout')[0]?.headers.get('authorization')).toBe('Bearer fresh')
  expect(storage.get('session_token')).toBeNull()
  expect(session().status).toBe('anonymous')
})

it('drafts survive an expired session, and are deleted on sign-out', async () => {
  fakeApi({ 'POST /auth/logout': undefined })
  const storage = device()
  session().signIn({ token: 'fresh', user })
  draftsOf(storage, user.id).save('post', { title: 'Half a title' })
  session().expire()
  expect(draftsOf(storage, user.id).read('post')).toEqual({ title: 'Half a title' })
  await session().signOut()
  expect(storage.get('drafts')).toBeNull()
})

it('signing out works without the server', async () => {
  fakeApi({ 'POST /auth/logout': unreachable })
  device()
  session().signIn({ token: 'fresh', user })
  await session().signOut()
  expect(session().status).toBe('anonymous')
})

describe('a token that the server refuses', () => {
  const refused = refuse(401, 'UNAUTHENTICATED')

  it('means that a session the client believed valid has expired', async () => {
    fakeApi({ 'GET /posts': refused })
    const storage = device()
    session().signIn({ token: 'fresh', user })
    await expect(api.get('/posts')).rejects.toMatchObject({ status: 401 })
    expect(session()).toMatchObject({ status: 'expired', token: null, user: null })
    expect(storage.get('session_token')).toBeNull()
    session().dismissExpiry()
    expect(session().status).toBe('anonymous')
  })

  it('ends a session silently that is being restored', async () => {
    fakeApi({ 'GET /boot': refused })
    const storage = device()
    session().signIn({ token: 'fresh', user })
    await session().restore()
    expect(session()).toMatchObject({ status: 'anonymous', token: null, user: null })
    expect(storage.get('session_token')).toBeNull()
  })

  it('says that it has expired once a screen needs the session that was being restored', async () => {
    fakeApi({ 'GET /boot': refused })
    device()
    session().signIn({ token: 'fresh', user })
    await session().restore()
    session().reportRefusal()
    expect(session().status).toBe('expired')
    session().dismissExpiry()
    session().reportRefusal()
    expect(session().status).toBe('anonymous')
  })

  it('ends a session silently that the person is leaving', async () => {
    fakeApi({ 'POST /auth/logout': refused })
    device()
    session().signIn({ token: 'fresh', user })
    const states: string[] = []
    const stop = useSessionStore.subscribe(({ status }) => void states.push(status))
    await session().signOut()
    stop()
    expect(states).not.toContain('expired')
    expect(session()).toMatchObject({ status: 'anonymous', leaving: false })
  })

  it('does not count against the session of the next sign-in', () => {
    device()
    session().signIn({ token: 'fresh', user })
    session().expire()
    session().signIn({ token: 'newer', user })
    session().dismissExpiry()
    expect(session()).toMatchObject({ status: 'authenticated', token: 'newer' })
  })
})

describe('what the server says later about the person', () => {
  it('replaces what was known, and the session goes on', () => {
    device()
    session().signIn({ token: 'fresh', user })
    session().updateUser({ id: user.id, name: 'Ana Maria Ribeiro' })
    expect(session()).toMatchObject({ token: 'fresh', user: { ...user, name: 'Ana Maria Ribeiro' } })
  })

  it('is ignored after somebody else has signed in', () => {
    device()
    session().signIn({ token: 'fresh', user: aUser({ id: 'user-2' }) })
    session().updateUser(user)
    expect(session().user?.id).toBe('user-2')
  })

  it('does not sign anybody in', () => {
    session().updateUser(user)
    expect(session().user).toBeNull()
  })
})
