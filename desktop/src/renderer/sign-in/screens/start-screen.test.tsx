import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DesktopState } from '../../../shared/desktop-state.ts'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import StartScreen from './start-screen.tsx'

const NOWHERE = { servers: [], server: null, sessionHandle: null }
const KNOWN = {
  sessionHandle: null,
  server: 'https://fanfare.example',
  servers: [
    { address: 'https://fanfare.example', signedIn: false, unread: 0 },
    { address: 'https://labs.example', signedIn: true, unread: 0 },
  ],
}

async function begin(facts: Partial<DesktopState>) {
  change(facts)
  const view = await renderWindow(<StartScreen />)
  await screen.findByRole('heading', { level: 1 })
  return view
}

it('shows progress while the last session is being restored', async () => {
  change({ ...KNOWN, restoring: true })
  await renderWindow(<StartScreen />)
  expect(await screen.findByText('Restoring your session')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

describe('the focus', () => {
  it('is in the address while there is no server', async () => {
    await begin(NOWHERE)
    expect(document.activeElement).toBe(screen.getByLabelText('Server address'))
  })

  it('is on the sign-in, and in the address once the server is to change', async () => {
    const { user } = await begin(KNOWN)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in with your browser' }))
    await user.click(screen.getByRole('button', { name: 'Change server' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Server address'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in with your browser' }))
  })
})

describe('choosing a server', () => {
  it.each([
    ['malformed', /not a web address/],
    ['unreachable', /Nothing answers/],
    ['insecure', /Use https/],
    ['not-fanfare', /it is not Fanfare/],
    ['unknown-host', /no server of this name/],
    ['untrusted', /certificate of this address is not trusted/],
    ['proxy', /proxy of your network asks for a password/],
  ] as const)('says what is wrong with an address that is %s', async (check, words) => {
    onCall('server:add', () => check)
    const { user } = await begin(NOWHERE)
    await user.type(screen.getByLabelText('Server address'), 'somewhere{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(callsOf('server:add')).toEqual([['somewhere']])
  })

  it('clears the error when the address changes', async () => {
    onCall('server:add', () => 'malformed')
    const { user } = await begin(NOWHERE)
    await user.type(screen.getByLabelText('Server address'), 'x{Enter}')
    await screen.findByRole('alert')
    await user.type(screen.getByLabelText('Server address'), 'y')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('continues with the sign-in once the server is found', async () => {
    onCall('server:add', () => {
      change(KNOWN)
      return 'ok'
    })
    const { user } = await begin(NOWHERE)
    await user.type(screen.getByLabelText('Server address'), 'fanfare.example{Enter}')
    expect(await screen.findByRole('heading', { name: 'Sign in to Fanfare' })).toBeTruthy()
  })

  it('offers the servers that were added before', async () => {
    const { user } = await begin(KNOWN)
    await user.click(screen.getByRole('button', { name: 'Change server' }))
    await user.click(await screen.findByRole('button', { name: 'Use labs.example' }))
    expect(callsOf('server:choose')).toEqual([['https://labs.example']])
  })

  it('asks before it forgets a server', async () => {
    const { user } = await begin(KNOWN)
    await user.click(screen.getByRole('button', { name: 'Change server' }))
    await user.click(await screen.findByRole('button', { name: 'Forget labs.example' }))
    expect(callsOf('server:forget')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Forget' }))
    expect(callsOf('server:forget')).toEqual([['https://labs.example']])
  })

  it('goes back without a change', async () => {
    const { user } = await begin(KNOWN)
    await user.click(screen.getByRole('button', { name: 'Change server' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('button', { name: 'Sign in with your browser' })).toBeTruthy()
  })
})

describe('signing in', () => {
  it('starts in the browser', async () => {
    const { user } = await begin(KNOWN)
    await user.click(screen.getByRole('button', { name: 'Sign in with your browser' }))
    expect(callsOf('sign-in:start')).toHaveLength(1)
  })

  it.each([
    ['refused', 'The code did not work'],
    ['unreachable', 'The server did not answer'],
  ] as const)('says that the last attempt was %s, and offers another one', async (step, words) => {
    const { user } = await begin({ ...KNOWN, signIn: step })
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    await user.click(screen.getByRole('button', { name: 'Sign in with your browser' }))
    expect(callsOf('sign-in:start')).toHaveLength(1)
  })

  it('waits for the browser, and offers to open it again or to cancel', async () => {
    const { user } = await begin({ ...KNOWN, signIn: 'waiting' })
    await screen.findByRole('heading', { name: 'Continue in your browser' })
    await user.click(screen.getByRole('button', { name: 'Open the browser again' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(callsOf('sign-in:start')).toHaveLength(1)
    expect(callsOf('sign-in:cancel')).toHaveLength(1)
  })

  it('accepts a pasted code', async () => {
    const { user } = await begin({ ...KNOWN, signIn: 'waiting' })
    await user.click(screen.getByRole('button', { name: 'Paste the code instead' }))
    const field = await screen.findByLabelText('Code from the browser')
    expect(document.activeElement).toBe(field)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('Enter the code.')
    expect(document.activeElement).toBe(field)
    expect(callsOf('sign-in:paste')).toHaveLength(0)
    await user.type(field, 'abc-123{Enter}')
    expect(callsOf('sign-in:paste')).toEqual([['abc-123']])
  })

  it('shows progress while the code is exchanged', async () => {
    await begin({ ...KNOWN, signIn: 'exchanging' })
    expect(screen.getByRole('heading', { name: 'Signing you in…' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
