import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePreferences } from '@fanfare/ui-kit/platform/preferences/preferences-store.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { change } from '../testing/change.ts'
import { callsOf, sendFromMain } from '../testing/fake-bridge.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { WindowSync } from './window-sync.tsx'

const NOTICE = 'You will have to sign in again after a restart'
const firstRun = (firstRunDone: boolean) => change({ settings: { ...DEFAULT_SETTINGS, firstRunDone } })
const address = () => screen.getByLabelText('address').textContent

async function open(at = '/dashboard') {
  const view = await renderWindow(<WindowSync />, { at })
  await expect.poll(() => callsOf('language:change')).not.toEqual([])
  return view
}

it.each(['//evil.example', 'https://evil.example', 'posts'])('does not navigate to %s', async (path) => {
  await open()
  sendFromMain('window:navigate', path)
  expect(address()).toBe('/dashboard')
})

it('navigates where main asks for', async () => {
  await open()
  sendFromMain('window:navigate', '/posts/post-1')
  expect(address()).toBe('/posts/post-1')
})

it('uses its language in main too, and every change of it', async () => {
  const { i18n } = await open()
  await act(() => i18n.changeLanguage('fr'))
  await expect.poll(() => callsOf('language:change')).toEqual([['en'], ['fr']])
})

it('applies what was chosen in the other window', async () => {
  const { platform, i18n } = await open()
  platform.storage.set('app_theme', 'dark')
  platform.storage.set('app_language', 'es')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(usePreferences.getState().theme).toBe('dark')
  await expect.poll(() => i18n.language).toBe('es')
})

it('says once that the session will not survive a restart', async () => {
  change({ sessionPersists: false })
  const { user, platform } = await open()
  await screen.findByText(NOTICE)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(platform.storage.get('keyring_told')).not.toBeNull()
})

it.each([
  ['with a keyring', { sessionPersists: true }, '/dashboard'],
  ['before anybody has signed in', { sessionPersists: false, sessionHandle: null }, '/dashboard'],
  ['in the panel', { sessionPersists: false }, '/panel'],
])('does not mention the keyring %s', async (_when, facts, at) => {
  change(facts)
  await open(at)
  expect(screen.queryByText(NOTICE)).toBeNull()
})

describe('the first run', () => {
  it.each(['/', '/login', '/panel'])('does not replace %s', async (path) => {
    firstRun(false)
    await open(path)
    expect(address()).toBe(path)
  })

  it('is not shown twice, nor to a visitor', async () => {
    firstRun(true)
    await open()
    expect(address()).toBe('/dashboard')
    change({ sessionHandle: null, settings: { ...DEFAULT_SETTINGS, firstRunDone: false } })
    expect(address()).toBe('/dashboard')
  })

  it('replaces the first screen after the sign-in, and notices wait', async () => {
    firstRun(false)
    change({ sessionPersists: false })
    await open('/posts/post-1')
    await expect.poll(address).toBe('/first-run')
    expect(screen.queryByText(NOTICE)).toBeNull()
  })
})
