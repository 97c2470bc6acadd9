import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { aUser } from '../../testing/fixtures.ts'
import { focusInside } from '../../testing/in-browser.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import HelpPanel from '../help/help-panel.tsx'
import ShortcutHelp from '../shortcuts/shortcut-help.tsx'
import { useShellStore } from './shell-store.ts'
import { UserMenu } from './user-menu.tsx'

beforeEach(() => {
  useShellStore.setState({ layer: 'none' })
  usePreferences.setState({ shortcuts: true })
})

it('“Keyboard shortcuts” opens the list, which has the switch', async () => {
  const page = (
    <>
      <UserMenu />
      <ShortcutHelp />
    </>
  )
  await renderScreen(page, { user: aUser() })
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await focusInside('dialog')
  expect(usePreferences.getState().shortcuts).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  expect(usePreferences.getState().shortcuts).toBe(false)
})

it('“Help” opens the help, and closing it returns the focus to the menu', async () => {
  const page = (
    <>
      <UserMenu />
      <HelpPanel />
    </>
  )
  await renderScreen(page, { user: aUser() })
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }))
  await screen.findByRole('dialog', { name: 'Help' })
  await focusInside('dialog')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Account menu')
})
