import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnRhythm } from '@fanfare/contract/notifications/data/rhythm.ts'
import { DEFAULT_RHYTHM, type Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { fakeApi, type FakeRequest } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import type { DesktopState } from '../../../shared/desktop-state.ts'
import { DEFAULT_SETTINGS, SUGGESTED_SHORTCUTS, type Settings } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import FirstRunScreen from './first-run-screen.tsx'

async function visit(facts: Partial<DesktopState> = {}, settings: Partial<Settings> = {}) {
  onCall('state:read', () => useDesktop.getState())
  onCall('settings:change', (changed) =>
    useDesktop.setState(({ settings: before }) => ({ settings: { ...before, ...changed } })),
  )
  change({ ...facts, settings: { ...DEFAULT_SETTINGS, firstRunDone: false, ...settings } })
  const view = await renderWindow(<FirstRunScreen />, { user: aUser(), at: '/first-run' })
  await screen.findByRole('heading', { name: 'Set up this computer' })
  return view
}

const address = () => screen.getByLabelText('address').textContent
const changes = () => callsOf('settings:change').map(([each]) => each)
const suggested = { shortcut: SUGGESTED_SHORTCUTS.shortcut }

describe('the start with the computer', () => {
  it('stays on the screen when the system refuses it, and says so', async () => {
    const { user } = await visit({ autostartRefused: true })
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await screen.findByText(/did not take the change/)
    expect(screen.getByLabelText<HTMLInputElement>('Start with this computer').checked).toBe(false)
    expect(changes()).not.toContainEqual({ firstRunDone: true })
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await expect.poll(changes).toContainEqual({ firstRunDone: true })
  })

  it('is on, and applies with the button', async () => {
    const { user } = await visit()
    expect(screen.getByLabelText<HTMLInputElement>('Start with this computer').checked).toBe(true)
    expect(changes()).toEqual([suggested])
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await expect.poll(address).toBe('/dashboard')
    expect(changes()).toEqual([suggested, { launchAtLogin: true }, { firstRunDone: true }])
  })

  it('can be switched off', async () => {
    const { user } = await visit()
    await user.click(screen.getByLabelText('Start with this computer'))
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await expect.poll(changes).toEqual([suggested, { launchAtLogin: false }, { firstRunDone: true }])
  })
})

describe('the shortcut', () => {
  it('is tried at once, and a conflict is said, with another one to choose', async () => {
    const { user } = await visit()
    expect(changes()).toEqual([suggested])
    change({ shortcut: 'taken' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Another program uses these keys/)
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.keyboard('{Control>}{Alt>}k{/Alt}{/Control}')
    expect(changes().at(-1)).toEqual({ shortcut: 'CommandOrControl+Alt+K' })
  })

  it('is only offered where the desktop would ask about it', async () => {
    await visit({ wayland: true })
    expect(changes()).toEqual([])
    screen.getByRole('button', { name: 'Use Ctrl Shift L' })
    screen.getByText(/may ask you to confirm these keys/)
  })

  it('stays as it is where one is set already', async () => {
    await visit({}, { shortcut: 'Alt+K' })
    expect(changes()).toEqual([])
  })
})

describe('the icon', () => {
  it.each([
    ['top', 'It waits at the top right of your screen. A dot means new posts.'],
    ['bottom', 'It waits at the bottom right of your screen. A dot means new posts.'],
  ] as const)('is shown at the %s', async (tray, words) => {
    const { container } = await visit({ tray })
    screen.getByText(words)
    expect(container.querySelector('svg[data-edge]')?.getAttribute('data-edge')).toBe(tray)
  })

  it('is missing without a tray, and the user decides what closing does', async () => {
    const { user } = await visit({ tray: null })
    screen.getByText(/shows no tray icons/)
    const closing = within(screen.getByRole('radiogroup', { name: 'When the window is closed' }))
    await user.click(closing.getByRole('radio', { name: 'Minimize' }))
    expect(changes().at(-1)).toEqual({ closeWithoutTray: 'minimize' })
  })
})

it('saves quiet hours with the account', async () => {
  let stored: OwnRhythm = { ...DEFAULT_RHYTHM, isChosen: false }
  const server = fakeApi({
    'GET /notifications/rhythm': () => stored,
    'PUT /notifications/rhythm': ({ body }: FakeRequest) =>
      (stored = { ...(body as Rhythm), isChosen: true }),
  })
  const { user } = await visit()
  await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }))
  await screen.findByLabelText('From')
  await expect
    .poll(() => server.to('PUT /notifications/rhythm')[0]?.body)
    .toMatchObject({
      quietHours: { from: '20:00', to: '08:00' },
    })
})

describe('skipping', () => {
  it('takes the suggested shortcut back', async () => {
    const { user } = await visit()
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(changes()).toEqual([suggested, { shortcut: null }, { firstRunDone: true }])
    await expect.poll(address).toBe('/dashboard')
  })

  it('loses no choice of the user', async () => {
    const { user } = await visit({}, { shortcut: 'Alt+K' })
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(changes()).toEqual([{ firstRunDone: true }])
  })
})

it('leads away from a computer that needs no first run', async () => {
  await renderWindow(<FirstRunScreen />, { user: aUser(), at: '/first-run' })
  await expect.poll(address).toBe('/dashboard')
  expect(changes()).toEqual([])
})
