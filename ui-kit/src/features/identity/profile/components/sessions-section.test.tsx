import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RunningSession } from '@fanfare/contract/identity/data/session.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SessionsSection } from './sessions-section.tsx'

const LIST = 'GET /auth/sessions'
const END = 'DELETE /auth/sessions/s-2'
const END_ALL = 'DELETE /auth/sessions'
const nothing = () => undefined

function aSession(facts: Partial<RunningSession> = {}): RunningSession {
  const moment = new Date(Date.now() - 2 * 3_600_000).toISOString()
  return {
    id: 's-1',
    current: false,
    method: 'password',
    device: null,
    browser: 'Firefox',
    system: 'Linux',
    address: '192.0.2.1',
    createdAt: moment,
    lastUsedAt: moment,
    expiresAt: moment,
    ...facts,
  }
}

const here = aSession({ current: true })
const phone = aSession({ id: 's-2', browser: 'Safari', system: 'iOS', address: null })

async function visit(answers: Record<string, unknown> = {}) {
  const server = fakeApi({ [LIST]: { sessions: [here, phone], pagination: ONE_PAGE }, ...answers })
  const setting = { path: '/profile', at: '/profile', user: aUser() }
  const { user } = await renderScreen(<SessionsSection />, setting)
  return { server, user }
}

const endPhone = () => screen.findByRole('button', { name: 'End the session of Safari on iOS' })
const confirmEnd = () => screen.findByRole('button', { name: 'End session' })
const address = () => screen.getByLabelText('address').textContent

async function askEverywhere(answer: unknown) {
  const visited = await visit({ [END_ALL]: answer })
  await visited.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' })
  return { ...visited, yes: within(question).getByRole('button', { name: 'Sign out everywhere' }) }
}

it('shows an error when the sessions could not be loaded, and retries', async () => {
  const { server, user } = await visit({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'The sessions could not be loaded' })
  server.on(LIST, { sessions: [here], pagination: ONE_PAGE })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Firefox on Linux')
})

it('shows an error when a session could not be ended', async () => {
  const { user } = await visit({ [END]: unreachable })
  await user.click(await endPhone())
  await user.click(await confirmEnd())
  await screen.findAllByText(/cannot be reached/)
})

it('stays signed in when the sessions could not be ended', async () => {
  const { user, yes } = await askEverywhere(refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(yes)
  await screen.findAllByText(/not available right now/)
  expect(useSessionStore.getState().status).toBe('authenticated')
  expect(address()).toBe('/profile')
})

it('shows browser, system, address and last use of each, and marks this device', async () => {
  await visit()
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(first.textContent).toBe('Firefox on LinuxThis device192.0.2.1 · Last used 2 hours ago')
  expect(second.textContent).toContain('Safari on iOSUnknown address · Last used 2 hours ago')
  expect(within(first).queryByRole('button')).toBeNull()
})

it('names a desktop client by its computer, also when it is ended', async () => {
  const desktop = aSession({ id: 's-2', device: 'Maya’s laptop', browser: 'Electron' })
  const { user } = await visit({ [LIST]: { sessions: [here, desktop], pagination: ONE_PAGE } })
  const [, row] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(row.textContent).toContain('Fanfare desktop on Maya’s laptop')
  expect(row.textContent).not.toContain('Electron')
  const end = 'End the session of Fanfare desktop on Maya’s laptop'
  await user.click(await screen.findByRole('button', { name: end }))
  await screen.findByText('Fanfare desktop on Maya’s laptop will be signed out.')
})

it('names an unknown device', async () => {
  await visit({ [LIST]: { sessions: [aSession({ browser: null, system: null })], pagination: ONE_PAGE } })
  await screen.findByText('Unknown browser on an unknown system')
})

it('ends a session once it is confirmed', async () => {
  const { server, user } = await visit({ [END]: nothing })
  await user.click(await endPhone())
  await screen.findByRole('alertdialog', { name: 'End this session?' })
  expect(server.to(END)).toHaveLength(0)
  server.on(LIST, { sessions: [here], pagination: ONE_PAGE })
  await user.click(await confirmEnd())
  await screen.findByText('Session ended')
  await expect.poll(() => screen.queryByText('Safari on iOS')).toBeNull()
})

it('treats a session that has already ended as ended', async () => {
  const { user } = await visit({ [END]: refuse(404, 'NOT_FOUND') })
  await user.click(await endPhone())
  await user.click(await confirmEnd())
  await screen.findByText('Session ended')
})

it('signs out everywhere, including here', async () => {
  const { user, yes } = await askEverywhere(nothing)
  await user.click(yes)
  await expect.poll(() => useSessionStore.getState().status).toBe('anonymous')
  expect(address()).toBe('/')
})

it('shows the first three until more are wanted', async () => {
  const others = ['s-3', 's-4'].map((id) => aSession({ id, browser: `Browser ${id}` }))
  const { user } = await visit({
    [LIST]: { sessions: [here, phone, ...others], pagination: { ...ONE_PAGE, total: 4 } },
  })
  await screen.findByText('Browser s-3 on Linux')
  expect(screen.queryByText('Browser s-4 on Linux')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more sessions' }))
  await screen.findByText('Browser s-4 on Linux')
  expect(screen.queryByRole('button', { name: 'Show more sessions' })).toBeNull()
})
