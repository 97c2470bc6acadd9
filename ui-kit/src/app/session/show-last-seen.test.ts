import { beforeEach, describe, expect, it } from 'vitest'
import { configureHttp } from '../../client/http.ts'
import { createFakePlatform } from '../../platform/fake-platform.ts'
import { configureSession, isKnown, useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { presume } from './show-last-seen.ts'

const user = aUser()
const session = () => useSessionStore.getState()
const device = (token?: string) =>
  configureSession(createFakePlatform(token === undefined ? {} : { session_token: token }).storage)

beforeEach(() => {
  configureHttp({ base: 'http://localhost/api', token: () => session().token })
  useSessionStore.setState({ token: null, user: null, status: 'unknown', leaving: false })
})

describe('the user of an earlier visit', () => {
  it('is known until the server answers, and stays if it does not', async () => {
    const server = fakeApi({ 'GET /boot': unreachable })
    device('kept')
    const restored = session().restore()
    expect(isKnown(session())).toBe(false)
    presume(user)
    expect(isKnown(session())).toBe(true)
    await restored
    expect(session().status).toBe('offline')
    expect(isKnown(session())).toBe(true)
    server.on('GET /boot', { user })
    await session().restore()
    expect(session().status).toBe('authenticated')
  })

  it('is forgotten when the server refuses the token', async () => {
    fakeApi({ 'GET /boot': refuse(401, 'UNAUTHENTICATED') })
    device('revoked')
    const restored = session().restore()
    presume(user)
    await restored
    expect(session()).toMatchObject({ status: 'anonymous', user: null })
    expect(isKnown(session())).toBe(false)
  })

  it('is not presumed after the server has answered', async () => {
    fakeApi()
    device()
    await session().restore()
    presume(user)
    expect(session().user).toBeNull()
  })

  it('is not known while the session of another token is being restored', async () => {
    const other = aUser({ id: 'user-2' })
    fakeApi({ 'GET /boot': { user: other } })
    device('of another user')
    useSessionStore.setState({ token: 'first', user, status: 'authenticated' })
    const restored = session().restore()
    expect(isKnown(session())).toBe(false)
    await restored
    expect(session().user).toEqual(other)
  })
})
