import { afterEach, expect, it } from 'vitest'
import { api, configureHttp } from './http.ts'
import { fakeApi } from '../testing/fake-api.ts'

const early = (answers: Record<string, Promise<Response>>) =>
  Object.assign(globalThis, { early: { token: 'mine', answers } })
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

const askBoot = () => api.get('/boot', { query: { route: '/dashboard?a=1', organizationId: undefined } })

afterEach(() => void Reflect.deleteProperty(globalThis, 'early'))

function signIn(token: string) {
  configureHttp({ base: '/api', token: () => token })
  return fakeApi({ 'GET /boot': { from: 'the server' } })
}

it('uses the answer to a request that the page has sent, once', async () => {
  const server = signIn('mine')
  early({ '/api/boot?route=%2Fdashboard%3Fa%3D1': answer({ from: 'the page' }) })
  expect(await askBoot()).toEqual({ from: 'the page' })
  expect(server.requests).toHaveLength(0)
  expect(await askBoot()).toEqual({ from: 'the server' })
})

it('never uses what was answered to another user', async () => {
  signIn('yours')
  early({ '/api/boot': answer({ from: 'the page' }) })
  expect(await api.get('/boot')).toEqual({ from: 'the server' })
})

it('treats a refusal, a failure and a broken answer like those of any other request', async () => {
  signIn('mine')
  early({
    '/api/boot': answer({ code: 'UNAUTHENTICATED', message: 'No', requestId: '1' }, 401),
    '/api/users/me': Promise.reject(new TypeError('Failed to fetch')),
    '/api/moods': Promise.resolve(new Response('<html>')),
  })
  await expect(api.get('/boot')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  await expect(api.get('/users/me')).rejects.toMatchObject({ status: 0, code: 'NETWORK' })
  await expect(api.get('/moods')).rejects.toMatchObject({ code: 'UNREADABLE' })
})
