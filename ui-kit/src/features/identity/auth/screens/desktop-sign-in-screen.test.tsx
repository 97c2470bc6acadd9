import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { preferDesktopClient, rememberDesktopClient } from '../../../../platform/desktop-client.ts'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { peekReturnPath } from '../../../../platform/session/return-to.ts'
import { configureSession, useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import DesktopSignInScreen from './desktop-sign-in-screen.tsx'

const CODES = 'POST /auth/desktop/codes'
const LOGOUT = 'POST /auth/logout'
const CHALLENGE = 'c'.repeat(43)
const STATE = 's'.repeat(16)
const FIRST = 'first-code-of-two'
const QUERY = { challenge: CHALLENGE, state: STATE, device: 'Maya’s laptop' }
const MAYA = aUser({ name: 'Maya Lindqvist', email: 'maya@northwind.example' })

const opened: string[] = []
const address = () => screen.getByLabelText('address').textContent
const yes = () => screen.findByRole('button', { name: 'Sign in' })
const madeCode = (code: string) => ({ code, expiresAt: '2026-11-21T10:05:00.000Z' })

interface Visit {
  query?: Record<string, string>
  person?: CurrentUser | null
  answers?: Record<string, unknown>
}

async function visit({ query = QUERY, person = MAYA, answers = {} }: Visit = {}) {
  const server = fakeApi({ [CODES]: madeCode(FIRST), ...answers })
  const at = `/desktop/sign-in?${new URLSearchParams(query)}`
  const page = (
    <StrictMode>
      <DesktopSignInScreen />
    </StrictMode>
  )
  const rendered = await renderScreen(page, { path: '/desktop/sign-in', at, user: person })
  return { ...rendered, server, at }
}

async function confirmed(visited: Visit = {}) {
  const page = await visit(visited)
  await page.user.click(await yes())
  await screen.findByRole('heading', { name: 'Opening Fanfare…' })
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  opened.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    opened.push(this.href)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an incomplete link', () => {
  it.each([
    ['without a challenge', { ...QUERY, challenge: '' }],
    ['with half a challenge', { ...QUERY, challenge: CHALLENGE.slice(1) }],
    ['with a challenge of other letters', { ...QUERY, challenge: `${CHALLENGE.slice(1)}+` }],
    ['without a state', { ...QUERY, state: '' }],
    ['with a state that can be guessed', { ...QUERY, state: 'short' }],
    ['without a computer', { ...QUERY, device: '' }],
    ['with a computer that cannot be seen', { ...QUERY, device: '\u200B\u202E' }],
    ['with a computer of too many letters', { ...QUERY, device: 'x'.repeat(61) }],
  ])('says what to do, even without a session: %s', async (_name, query) => {
    const { server } = await visit({ query, person: null })
    await screen.findByRole('heading', { name: 'This link is incomplete' })
    await screen.findByText(/Go back to Fanfare on your computer/)
    expect(address()).toContain('/desktop/sign-in')
    expect(server.requests).toEqual([])
  })
})

it('leads to the sign-in without a session, and back', async () => {
  const { at } = await visit({ person: null })
  await expect.poll(address).toBe('/login')
  expect(peekReturnPath()).toBe(at)
})

it.each(['unknown', 'loading'] as const)('waits while the session is %s', async (status) => {
  const { at } = await visit()
  act(() => useSessionStore.setState({ user: null, status }))
  await screen.findByText('Loading…')
  expect(address()).toBe(at)
})

const NO_NETWORK = new ApiError({ status: 0, code: 'NETWORK', message: 'offline' })

it('says that the server is offline, and retries', async () => {
  const { user } = await visit({ answers: { 'GET /boot': { user: MAYA } } })
  configureSession(createFakePlatform({ session_token: 'kept' }).storage)
  act(() => useSessionStore.setState({ user: null, status: 'offline', problem: NO_NETWORK }))
  await screen.findByText(/cannot be reached/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Maya Lindqvist')
})

describe('the confirmation', () => {
  it('names the computer and the account, and waits for the user', async () => {
    const { server } = await visit()
    await screen.findByRole('heading', { name: 'Sign in to Fanfare on Maya’s laptop?' })
    await screen.findByText('Maya Lindqvist')
    await screen.findByText('maya@northwind.example')
    expect(server.requests).toEqual([])
    expect(opened).toEqual([])
  })

  it('removes bidirectional characters from the name of the computer', async () => {
    await visit({ query: { ...QUERY, device: ' Maya\u202E’s \n laptop ' } })
    await screen.findByRole('heading', { name: 'Sign in to Fanfare on Maya’s laptop?' })
  })

  it('says why there is no code, and requests a new one', async () => {
    const { server, user } = await visit({ answers: { [CODES]: unreachable } })
    await user.click(await yes())
    await screen.findByText(/cannot be reached/)
    server.on(CODES, madeCode(FIRST))
    await user.click(await screen.findByRole('button', { name: 'Get a new code' }))
    await screen.findByText(FIRST)
  })

  it('shows an error after too many codes, and opens nothing', async () => {
    const answers = { [CODES]: refuse(429, 'TOO_MANY_REQUESTS', { retryAfter: 60 }) }
    const { user } = await visit({ answers })
    await user.click(await yes())
    await screen.findByRole('alert')
    expect(opened).toEqual([])
  })

  it('switches to another account, and returns', async () => {
    const { server, user, at } = await visit({ answers: { [LOGOUT]: undefined } })
    await user.click(await screen.findByRole('button', { name: 'Use another account' }))
    await expect.poll(address).toBe('/login')
    expect(peekReturnPath()).toBe(at)
    expect(server.to(LOGOUT)).toHaveLength(1)
    expect(useSessionStore.getState().status).toBe('anonymous')
  })
})

describe('the code', () => {
  const LINK = `fanfare://auth/callback?code=${FIRST}&state=${STATE}`

  it('is requested once for the challenge and computer of the link', async () => {
    const { server } = await confirmed()
    expect(server.to(CODES).map(({ body }) => body)).toEqual([
      { challenge: CHALLENGE, device: 'Maya’s laptop' },
    ])
  })

  it('opens the desktop client at once, and by a button', async () => {
    await confirmed()
    expect(opened).toEqual([LINK])
    const button = screen.getByRole('link', { name: 'Open Fanfare' })
    expect(button.getAttribute('href')).toBe(LINK)
    expect(button.getAttribute('target')).toBe('_self')
  })

  it('tells this browser that the client is installed, and keeps the choice where links open', async () => {
    const { platform } = await confirmed()
    expect(platform.storage.get('app_desktop_client')).toBe('installed')
    preferDesktopClient(platform.storage, true)
    rememberDesktopClient(platform.storage)
    expect(platform.storage.get('app_desktop_client')).toBe('preferred')
  })

  it('focuses what happens next', async () => {
    await confirmed()
    expect(document.activeElement?.textContent).toBe('Opening Fanfare…')
  })

  it('can be copied if the client does not open', async () => {
    const { platform, user } = await confirmed()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(platform.copied).toEqual([FIRST])
  })

  it('can be selected if copying fails', async () => {
    const { platform, user } = await confirmed()
    platform.answers.copy = 'failed'
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText(/Select it and copy it yourself/)
  })

  it('shows how long it is valid, and expires', async () => {
    const { server, user } = await confirmed()
    await screen.findByText(/for 5 more minutes/)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const moment = Date.now()
    vi.setSystemTime(moment + 241_000)
    await screen.findByText(/for one more minute/)
    vi.setSystemTime(moment + 301_000)
    await screen.findByRole('heading', { name: 'This code has expired' })
    expect(screen.queryByText(FIRST)).toBeNull()
    vi.useRealTimers()

    server.on(CODES, refuse(503, 'SERVICE_UNAVAILABLE'))
    const again = await screen.findByRole('button', { name: 'Get a new code' })
    await user.click(again)
    await screen.findByText(/not available right now/)
    server.on(CODES, madeCode('second-code'))
    await user.click(again)
    await screen.findByText('second-code')
    expect(opened.at(-1)).toContain('code=second-code')
  })
})
