import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePreferences } from '@fanfare/ui-kit/preferences/preferences-store.ts'
import { change } from '../testing/change.ts'
import { callsOf, tell } from '../testing/fake-bridge.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { BesideScreens } from './beside-screens.tsx'

const NOTICE = 'You will have to sign in again after a restart'
const address = () => screen.getByLabelText('address').textContent

async function open(at = '/dashboard') {
  const view = await renderWindow(<BesideScreens />, { at })
  await expect.poll(() => callsOf('language:speak')).not.toEqual([])
  return view
}

it.each(['//evil.example', 'https://evil.example', 'posts'])('does not follow main to %s', async (path) => {
  await open()
  tell('window:go', path)
  expect(address()).toBe('/dashboard')
})

it('goes where main sends it', async () => {
  await open()
  tell('window:go', '/posts/post-1')
  expect(address()).toBe('/posts/post-1')
})

it('tells main which language to speak, and every change of it', async () => {
  const { i18n } = await open()
  await act(() => i18n.changeLanguage('fr'))
  await expect.poll(() => callsOf('language:speak')).toEqual([['en'], ['fr']])
})

it('takes over what was chosen in the other window', async () => {
  const { platform, i18n } = await open()
  platform.storage.set('app_theme', 'dark')
  platform.storage.set('app_language', 'es')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(usePreferences.getState().theme).toBe('dark')
  await expect.poll(() => i18n.language).toBe('es')
})

it('says once that the session will not outlive this run', async () => {
  change({ lasting: false })
  const { user, platform } = await open()
  await screen.findByText(NOTICE)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(platform.storage.get('keyring_told')).not.toBeNull()
})

it.each([
  ['with a keyring', { lasting: true }, '/dashboard'],
  ['before anybody has signed in', { lasting: false, handle: null }, '/dashboard'],
  ['in the panel', { lasting: false }, '/panel'],
])('does not speak of the keyring %s', async (_when, facts, at) => {
  change(facts)
  await open(at)
  expect(screen.queryByText(NOTICE)).toBeNull()
})
