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

const LINK = 'https://www.linkedin.com/posts/ana-1'
const SHARED = `/share?${new URLSearchParams({ url: LINK })}`

function withData(type: 'text/plain' | 'text/uri-list', text: string): DataTransfer {
  const data = new DataTransfer()
  data.setData(type, text)
  return data
}

const paste = (target: Element, text: string) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: withData('text/plain', text), bubbles: true }),
  )

/** Drops a link on an element, as from another window. Returns whether the browser would open it. */
function drop(target: Element, link = LINK): boolean {
  const dataTransfer = withData('text/uri-list', link)
  return ['dragover', 'drop']
    .map((name) =>
      target.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })),
    )
    .every(Boolean)
}

it('a link pasted into the page opens the form that shares it', async () => {
  await renderPage()
  paste(document.body, `Ana is hiring:\n${LINK} 🎉`)
  await expect.poll(address).toBe(SHARED)
})

it('a link dropped on the page opens the form that shares it, instead of the link', async () => {
  await renderPage()
  expect(drop(document.body)).toBe(false)
  await expect.poll(address).toBe(SHARED)
})

it('a paste without a link, and a link in a field or dragged within the page, change nothing', async () => {
  await renderPage()
  const field = screen.getByRole('textbox', { name: 'Title' })
  paste(document.body, 'Ten years of brass')
  paste(field, LINK)
  expect(drop(field)).toBe(true)
  document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
  expect(drop(document.body)).toBe(true)
  document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  expect(address()).toBe('/')
  // The same drop from elsewhere is taken.
  expect(drop(document.body)).toBe(false)
  await expect.poll(address).toBe(SHARED)
})

it('a link pasted by a visitor changes nothing', async () => {
  await renderPage({})
  paste(document.body, LINK)
  expect(drop(document.body)).toBe(true)
  expect(address()).toBe('/')
})
