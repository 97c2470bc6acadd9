import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePreferences } from '@fanfare/ui-kit/platform/preferences/preferences-store.ts'
import { fakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import type { DesktopState } from '../../../shared/desktop-state.ts'
import { DEFAULT_SETTINGS, SUGGESTED_SHORTCUTS, type Settings } from '../../../shared/settings.ts'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import SettingsScreen from './settings-screen.tsx'

async function visit(
  facts: Partial<DesktopState> = {},
  settings: Partial<Settings> = {},
  at = '/desktop-settings',
  user: CurrentUser | null = null,
) {
  change({ ...facts, settings: { ...DEFAULT_SETTINGS, ...settings } })
  const view = await renderWindow(<SettingsScreen />, { user, at })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const visitNotifications = (settings: Partial<Settings> = {}, facts: Partial<DesktopState> = {}) =>
  visit(facts, settings, '/desktop-settings/notifications')
const visitServers = (facts: Partial<DesktopState> = {}) => visit(facts, {}, '/desktop-settings/servers')

const sections = () => within(screen.getByRole('navigation', { name: 'Settings' }))

describe('the window', () => {
  it.each([
    ['/desktop-settings', 'This computer'],
    ['/desktop-settings/servers', 'Servers'],
    ['/desktop-settings/notifications', 'Notifications'],
    ['/desktop-settings/appearance', 'Language and theme'],
    ['/profile', 'Account'],
    ['/profile/tokens', 'Account'],
    ['/desktop-settings/nothing', 'This computer'],
  ])('marks the open section at %s', async (at, name) => {
    await visit({}, {}, at)
    expect(sections().getByRole('link', { current: 'page' }).textContent).toBe(name)
  })

  it('leads from section to section', async () => {
    const { user } = await visit()
    await user.click(sections().getByRole('link', { name: 'Servers' }))
    await screen.findByRole('heading', { level: 1, name: 'Servers on this computer' })
  })

  it('leads to the sign-in where the account would be', async () => {
    const { user } = await visit({}, {}, '/profile')
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see your account' })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(callsOf('window:open')).toEqual([['/']])
  })

  it.each([
    ['/profile', 'Profile'],
    ['/profile/tokens', 'API tokens'],
    ['/2fa', 'Two-factor authentication'],
  ])('has the account at %s', async (at, title) => {
    fakeApi({})
    await visit({}, {}, at, aUser())
    await screen.findByRole('heading', { level: 1, name: title })
  })

  it('has what the account is told beside what this computer shows', async () => {
    fakeApi({})
    await visit({}, {}, '/desktop-settings/notifications', aUser())
    screen.getByRole('heading', { name: 'On this computer' })
    await screen.findByRole('heading', { name: 'For your account' })
  })
})

const panelShortcut = () => within(screen.getByRole('group', { name: 'Open the small window' }))

describe('the shortcut', () => {
  it('says when another program has it', async () => {
    await visit({ shortcut: 'taken' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Another program uses these keys/)
  })

  it('refuses a key without a modifier', async () => {
    const { user } = await visit()
    await user.click(panelShortcut().getByRole('button', { name: 'Choose keys' }))
    await user.keyboard('l')
    expect(await screen.findByText('Hold Ctrl, Alt or the Command key as well.')).toBeTruthy()
    expect(callsOf('settings:change')).toEqual([])
  })

  it('is recorded as it is pressed', async () => {
    const { user } = await visit()
    await user.click(panelShortcut().getByRole('button', { name: 'Choose keys' }))
    await user.keyboard('{Control>}{Alt>}k{/Alt}{/Control}')
    expect(callsOf('settings:change')).toEqual([[{ shortcut: 'CommandOrControl+Alt+K' }]])
  })

  it('opens nothing while it is recorded', async () => {
    const { user } = await visit({}, { shortcut: SUGGESTED_SHORTCUTS.shortcut })
    await user.click(panelShortcut().getByRole('button', { name: 'Change' }))
    expect(callsOf('shortcut:record')).toEqual([[true]])
    await user.keyboard('{Escape}')
    await screen.findByText('Shortcut: Ctrl Shift L')
    expect(callsOf('shortcut:record').at(-1)).toEqual([false])
  })

  it('stays as it was after Escape', async () => {
    const { user } = await visit({}, { shortcut: SUGGESTED_SHORTCUTS.shortcut })
    await user.click(panelShortcut().getByRole('button', { name: 'Change' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Shortcut: Ctrl Shift L')).toBeTruthy()
    expect(callsOf('settings:change')).toEqual([])
    expect(document.activeElement).toBe(panelShortcut().getByRole('button', { name: 'Change' }))
  })

  it('keeps the focus when the button that had it goes, and lets it move on', async () => {
    const { user } = await visit({}, { shortcut: SUGGESTED_SHORTCUTS.shortcut })
    await user.click(panelShortcut().getByRole('button', { name: 'Remove' }))
    expect(document.activeElement).toBe(panelShortcut().getByRole('button', { name: 'Change' }))
    await user.keyboard('{Enter}')
    await panelShortcut().findByRole('button', { name: 'Press the keys…' })
    await user.tab()
    await expect.poll(() => panelShortcut().queryByRole('button', { name: 'Press the keys…' })).toBeNull()
    expect(document.activeElement).not.toBe(panelShortcut().getByRole('button', { name: 'Change' }))
  })

  it('is off until it is chosen, and one click takes the suggested one', async () => {
    const { user } = await visit()
    await panelShortcut().findByText('No shortcut')
    expect(panelShortcut().queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.click(panelShortcut().getByRole('button', { name: 'Use Ctrl Shift L' }))
    expect(callsOf('settings:change')).toEqual([[{ shortcut: 'CommandOrControl+Shift+L' }]])
    change({ settings: { ...DEFAULT_SETTINGS, shortcut: SUGGESTED_SHORTCUTS.shortcut } })
    await screen.findByText('Shortcut: Ctrl Shift L')
    expect(panelShortcut().queryByRole('button', { name: 'Use Ctrl Shift L' })).toBeNull()
  })

  it('can be removed, or exchanged for the suggested one', async () => {
    const { user } = await visit({}, { shortcut: 'CommandOrControl+Alt+K' })
    await user.click(panelShortcut().getByRole('button', { name: 'Remove' }))
    await user.click(panelShortcut().getByRole('button', { name: 'Use Ctrl Shift L' }))
    expect(callsOf('settings:change')).toEqual([
      [{ shortcut: null }],
      [{ shortcut: SUGGESTED_SHORTCUTS.shortcut }],
    ])
  })

  it('to copy is chosen beside it', async () => {
    const { user } = await visit()
    const copyShortcut = within(screen.getByRole('group', { name: 'Copy the next suggestion' }))
    await user.click(copyShortcut.getByRole('button', { name: 'Use Ctrl Shift Y' }))
    expect(callsOf('settings:change')).toEqual([[{ copyShortcut: SUGGESTED_SHORTCUTS.copyShortcut }]])
  })

  it('says when both have the same keys', async () => {
    await visit({ copyShortcut: 'same' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/other shortcut has these keys/)
  })

  it('says what a Wayland desktop may ask', async () => {
    await visit()
    expect(screen.queryByText(/fanfare --copy-next/)).toBeNull()
    change({ wayland: true })
    await screen.findByText(/fanfare --copy-next/)
  })
})

describe('the choices', () => {
  it.each([
    ['Start with this computer', { launchAtLogin: true }],
    ['Start without a window', { startHidden: true }],
    ['Keep running when the window is closed', { closeToTray: false }],
    ['Show notifications', { notify: false }, 'notifications'],
    ['Show titles and names', { notifyInFull: false }, 'notifications'],
    ['Compact', { compact: false }, 'appearance'],
  ])('are saved at once: %s', async (label, changes, section = '') => {
    const { user } = await visit({}, {}, `/desktop-settings/${section}`)
    await user.click(screen.getByLabelText(label))
    expect(callsOf('settings:change')).toEqual([[changes]])
  })

  it('say when the system refuses to start the client at login', async () => {
    await visit()
    expect(screen.queryByText(/did not take the change/)).toBeNull()
    change({ autostartRefused: true })
    await screen.findByText(/did not take the change/)
  })

  it('say that there is no tray, and what closing the window does there', async () => {
    const { user } = await visit({ tray: null })
    expect(screen.queryByLabelText('Keep running when the window is closed')).toBeNull()
    screen.getByText(/shows no tray icons/)
    screen.getByText('Open it again from the list of programs.')
    const closing = within(screen.getByRole('radiogroup', { name: 'When the window is closed' }))
    expect(closing.getByRole<HTMLInputElement>('radio', { name: 'Ask' }).checked).toBe(true)
    await user.click(closing.getByRole('radio', { name: 'Minimize' }))
    expect(callsOf('settings:change')).toEqual([[{ closeWithoutTray: 'minimize' }]])
  })

  it('follow a tray that appears', async () => {
    await visit({ tray: null })
    change({ tray: 'bottom' })
    expect(screen.queryByRole('radiogroup', { name: 'When the window is closed' })).toBeNull()
    screen.getByLabelText('Keep running when the window is closed')
  })

  it('are hidden for notifications that are off', async () => {
    await visitNotifications({ notify: false })
    expect(screen.queryByLabelText('Show titles and names')).toBeNull()
    expect(screen.queryByRole('button', { name: 'For 1 hour' })).toBeNull()
  })

  it('pause notifications for a while', async () => {
    const { user } = await visitNotifications()
    await user.click(screen.getByRole('button', { name: 'For 1 hour' }))
    await user.click(screen.getByRole('button', { name: 'For today' }))
    expect(callsOf('notifications:pause')).toEqual([['hour'], ['today']])
  })

  it('keep the focus where a pause begins and ends', async () => {
    const { user } = await visitNotifications()
    await user.click(screen.getByRole('button', { name: 'For 1 hour' }))
    change({ pausedUntil: Date.now() + 3_600_000 })
    const resume = await screen.findByRole('button', { name: 'Resume' })
    await expect.poll(() => document.activeElement).toBe(resume)
    change({ pausedUntil: null })
    const again = await screen.findByRole('button', { name: 'For 1 hour' })
    await expect.poll(() => document.activeElement).toBe(again)
  })

  it('show when a pause ends, and end it', async () => {
    const { user } = await visitNotifications({}, { pausedUntil: Date.now() + 3_600_000 })
    await screen.findByText(/^Paused until/)
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    expect(callsOf('notifications:pause')).toEqual([['off']])
  })
})

describe('the servers', () => {
  it('say how much is new at each', async () => {
    const servers = [0, 2].map((unread) => ({ address: `https://${unread}.example`, signedIn: true, unread }))
    await visitServers({ servers })
    const news = screen.getAllByText(/· \d+ new post/)
    expect(news.map(({ parentElement }) => parentElement!.textContent)).toEqual(['Signed in · 2 new posts'])
  })

  it('can be added to, and say what is wrong', async () => {
    onCall('server:add', () => 'not-fanfare')
    const { user } = await visitServers()
    await user.click(screen.getByRole('button', { name: 'Add a server' }))
    await user.type(await screen.findByLabelText('Server address'), 'example.com{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/it is not Fanfare/)
  })
})

describe('updates', () => {
  it('are hidden where they are not supported', async () => {
    await visit()
    expect(screen.queryByRole('heading', { name: 'Updates' })).toBeNull()
  })

  it.each([
    [{ step: 'idle', checkedAt: null }, 'Version 1.2.3 is installed.'],
    [{ step: 'checking' }, 'Checking for updates…'],
    [{ step: 'available', version: '2.0.0' }, 'Version 2.0.0 is available.'],
    [{ step: 'downloading', version: '2.0.0', percent: 40 }, 'Downloading version 2.0.0…'],
    [{ step: 'ready', version: '2.0.0' }, 'Version 2.0.0 is ready to install.'],
    [{ step: 'failed' }, /The update failed/],
  ] as [DesktopState['update'], string | RegExp][])('say where they are: %j', async (update, words) => {
    await visit({ update })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('are checked for and installed on request', async () => {
    const { user } = await visit({ update: { step: 'failed' } })
    await user.click(await screen.findByRole('button', { name: 'Check for updates' }))
    expect(callsOf('update:check')).toHaveLength(1)
    change({ update: { step: 'available', version: '2.0.0' } })
    await user.click(await screen.findByRole('button', { name: 'Install and restart' }))
    expect(callsOf('update:install')).toHaveLength(1)
  })
})

it('takes early versions on request', async () => {
  const { user } = await visit({ update: { step: 'idle', checkedAt: null } })
  await user.click(screen.getByLabelText('Get early versions'))
  expect(callsOf('settings:change')).toEqual([[{ earlyVersions: true }]])
})

it('has the language and the theme, which the web has in its footer', async () => {
  const { user } = await visit({}, {}, '/desktop-settings/appearance')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
  expect(usePreferences.getState().theme).toBe('dark')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français')
  await screen.findByRole('heading', { name: 'Langue et thème' })
})

it('names the version, and leads to support and the pages of the server', async () => {
  const { user } = await visit({ version: '1.2.3', server: 'https://fanfare.example' })
  await screen.findByText('Fanfare 1.2.3')
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(new RegExp(`${path}$`))
  await user.click(screen.getByRole('button', { name: 'Request support' }))
  await screen.findByRole('dialog', { name: 'Request support' })
})

describe('the diagnostics', () => {
  it('say how much could not be read', async () => {
    await visit({ skippedEntries: 2 })
    await screen.findByText('2 entries of your servers could not be read. A newer version may show them.')
  })

  it.each([
    [true, /^Copied: paste it/],
    [false, /the clipboard refused/],
  ])('are copied on request, and say so: %s', async (copied, words) => {
    onCall('diagnostics:copy', () => copied)
    const { user } = await visit()
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
    await screen.findByText(words)
  })
})
