import { screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { syncTheme } from '../../platform/preferences/apply-theme.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { anOrganization, aUser } from '../../testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '../../testing/render-screen.tsx'
import { useShellStore } from '../shell/shell-store.ts'
import GlobalShortcuts from './global-shortcuts.tsx'

function Page() {
  return (
    <main>
      <GlobalShortcuts />
      <input aria-label="Title" />
    </main>
  )
}

const address = () => screen.getByLabelText('address').textContent
const layer = () => useShellStore.getState().layer
const MEMBER: ScreenSetting = { user: aUser(), organizations: [anOrganization()] }

async function renderPage(setting: ScreenSetting = MEMBER) {
  await renderScreen(<Page />, setting)
  await screen.findByRole('main')
}

beforeEach(() => {
  useShellStore.setState({ layer: 'none' })
  usePreferences.setState({ theme: 'light', shortcuts: true })
})

it.each([
  ['n', '/org-1/create-post'],
  ['gd', '/dashboard'],
  ['gc', '/community'],
])('%s leads to %s', async (keys, path) => {
  await renderPage()
  await userEvent.keyboard(keys)
  await expect.poll(address).toBe(path)
})

it('G C leads a visitor to the landing page of the community, and nowhere from there', async () => {
  await renderPage({})
  await userEvent.keyboard('gc')
  await expect.poll(address).toBe('/community-landing')
  await userEvent.keyboard('gc')
  expect(address()).toBe('/community-landing')
})

it('? opens the list of shortcuts, T switches the theme and back', async () => {
  onTestFinished(syncTheme())
  await renderPage()
  await userEvent.keyboard('{Shift>}?{/Shift}')
  expect(layer()).toBe('shortcuts')
  await userEvent.keyboard('t')
  expect(usePreferences.getState().theme).toBe('dark')
  await userEvent.keyboard('t')
  expect(usePreferences.getState().theme).toBe('light')
})

it('O opens the organizations if there is only one', async () => {
  await renderPage()
  await userEvent.keyboard('o')
  await expect.poll(address).toBe('/organizations')
})

it('O opens the switcher if there are several', async () => {
  await renderPage({ ...MEMBER, organizations: [anOrganization(), anOrganization({ id: 'org-2' })] })
  await userEvent.keyboard('o')
  expect(layer()).toBe('organizations')
})

it('ignores letters typed in a field', async () => {
  await renderPage()
  await userEvent.click(await screen.findByRole('textbox', { name: 'Title' }))
  await userEvent.keyboard('no{Shift>}?{/Shift}')
  expect([address(), layer()]).toEqual(['/', 'none'])
})

it('single keys can be disabled, and the palette still opens', async () => {
  usePreferences.setState({ shortcuts: false })
  await renderPage()
  await userEvent.keyboard('n{Shift>}?{/Shift}')
  expect([address(), layer()]).toEqual(['/', 'none'])
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(layer()).toBe('palette')
})

it('a visitor cannot share', async () => {
  await renderPage({})
  await userEvent.keyboard('n')
  expect(address()).toBe('/')
})
