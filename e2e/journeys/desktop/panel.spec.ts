import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { createTeam, countAvailable, share, type Team } from '../../support/api.ts'
import type { Client } from '../../support/desktop/client.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'

const WITH_SHORTCUT = { shortcut: 'CommandOrControl+Shift+L' }

/** Signs in and opens the panel by the shortcut, as from another program. */
async function openPanel(desk: Desk, client: Client, team: Team): Promise<Page> {
  await signIn(desk, client, team.member)
  const comes = client.app.waitForEvent('window')
  desk.press('key', 'ctrl+shift+l')
  const panel = await comes
  await expect(panel.getByRole('combobox', { name: 'Find a post or a suggestion' })).toBeFocused()
  return panel
}

const isShown = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().some(
      (each) => each.webContents.getURL().endsWith('/panel') && each.isVisible(),
    ),
  )

test('the shortcut opens the panel, and Enter copies the selected suggestion', async ({ desk, start }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start({ settings: WITH_SHORTCUT })
  const panel = await openPanel(desk, client, team)
  await expect(panel.getByRole('option', { selected: true })).toContainText('What a sound')
  await panel.bringToFront()
  desk.press('key', 'Return')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(await countAvailable(team, post)).toBe(0)
})

test('the search finds a suggestion, arrows select another, Enter copies what was typed, Escape closes @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  await share(team, 'The older one', ['A trumpet solo', 'A quiet tuba'])
  await share(team, 'The newer one', ['Nothing of the kind'])
  const client = await start({ settings: WITH_SHORTCUT })
  const panel = await openPanel(desk, client, team)
  await expect(panel.getByRole('option').first()).toBeVisible()
  await panel.keyboard.type('tuba')
  await expect(panel.getByText('The newer one')).toHaveCount(0)
  await expect(panel.getByRole('option').filter({ hasText: 'A quiet tuba' })).toBeVisible()
  await panel.keyboard.press('ControlOrMeta+a')
  await panel.keyboard.press('Delete')
  await expect(panel.getByText('The newer one')).toBeVisible()
  const before = await panel.getByRole('option', { selected: true }).textContent()
  await panel.keyboard.press('ArrowDown')
  await expect(panel.getByRole('option', { selected: true })).not.toHaveText(before!)
  await expect.poll(() => isShown(client)).toBe(true)
  await panel.keyboard.press('ControlOrMeta+a')
  await panel.keyboard.type('quiet', { delay: 15 })
  await panel.keyboard.press('Enter')
  await expect.poll(() => desk.clipboard()).toBe('A quiet tuba')
  await panel.keyboard.press('Escape')
  await expect.poll(() => isShown(client)).toBe(false)
})

test('the keys copy without opening the post, undo, change the post, and copy an edited text @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const older = await share(team, 'The older one', ['A trumpet solo'])
  await share(team, 'The newer one', ['A quiet tuba'])
  const client = await start({ settings: WITH_SHORTCUT })
  const panel = await openPanel(desk, client, team)
  const selected = panel.getByRole('option', { selected: true })
  await expect(selected).toContainText('A quiet tuba')
  const opened = desk.browser.opened().length
  await panel.keyboard.press('Shift+Enter')
  await expect.poll(() => desk.clipboard()).toBe('A quiet tuba')
  await expect(panel.getByText('Copied: paste it as your comment.')).toBeVisible()
  expect(desk.browser.opened()).toHaveLength(opened)
  await panel.keyboard.press('Control+z')
  await expect(panel.getByText('Undone. The suggestion is available again.')).toBeVisible()

  await panel.keyboard.press('Tab')
  await expect(selected).toContainText('A trumpet solo')
  await panel.keyboard.press('Control+e')
  await expect(panel.getByRole('textbox', { name: 'Your words' })).toBeFocused()
  await panel.keyboard.type(', and what a player')
  await panel.keyboard.press('Enter')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(older.url)
  expect(desk.clipboard()).toBe('A trumpet solo, and what a player')
  expect(await countAvailable(team, older)).toBe(0)
})

test('the search keeps the focus when the first post comes @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start({ settings: WITH_SHORTCUT })
  const panel = await openPanel(desk, client, team)
  await expect(panel.getByText('No posts yet')).toBeVisible()
  await share(team, 'Ten years of brass', ['What a sound'])
  await expect(panel.getByRole('option', { name: 'What a sound' })).toBeVisible()
  await expect(panel.getByRole('combobox')).toBeFocused()
})

test('the panel is accessible in both themes @slow', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start({ settings: WITH_SHORTCUT })
  const panel = await openPanel(desk, client, team)
  await expect(panel.getByRole('option').first()).toBeVisible()
  await expectAccessible(panel)
  await panel.keyboard.press('Control+e')
  await expect(panel.getByRole('textbox', { name: 'Your words' })).toBeFocused()
  await expectAccessible(panel)
})
