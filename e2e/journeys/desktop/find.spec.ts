import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { createTeam, share } from '../../support/api.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Find on this page' })

/** Presses the keys of the search on the keyboard of the desk. */
async function openSearch(desk: Desk, page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  desk.press('key', 'ctrl+f')
  await expect(bar(page).getByRole('textbox')).toBeFocused()
}

/** The texts highlighted as matches. */
const painted = (page: Page, name: string) =>
  page.evaluate((of) => [...(CSS.highlights.get(of)?.keys() ?? [])].map(String), name)

test('finds words in the page, and nothing in its own field @slow', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Ten years of tuba')
  await share(team, 'A tuba in the park')
  const client = await start()
  await signIn(desk, client, team.member)
  const page = await client.window()
  const link = page.getByRole('link', { name: 'Ten years of tuba' }).first()
  await link.focus()
  await openSearch(desk, page)
  const count = bar(page).getByRole('status')
  await page.keyboard.type('years of TUBA')
  await expect(count).toHaveText('1 of 1')
  expect(await painted(page, 'found-current')).toEqual(['years of tuba'])
  await bar(page).getByRole('textbox').fill('tuba')
  await expect(count).toHaveText('1 of 2')
  desk.press('key', 'Return')
  await expect(count).toHaveText('2 of 2')
  desk.press('key', 'shift+Return')
  await expect(count).toHaveText('1 of 2')
  await bar(page).getByRole('textbox').fill('a horn nobody plays')
  await expect(count).toHaveText('Nothing found')
  await share(team, 'This is a horn nobody plays')
  await expect(count).toHaveText('1 of 1')
  desk.press('key', 'Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await painted(page, 'found')).toEqual([])
})

test('scrolls to a match that is out of sight @slow', async ({ desk, start }) => {
  const client = await start()
  const page = await client.window()
  await page.evaluate(() => {
    const far = document.createElement('p')
    far.style.marginTop = '4000px'
    far.textContent = 'the last trombone'
    document.body.append(far)
  })
  await openSearch(desk, page)
  await page.keyboard.type('trombone')
  await expect(page.getByText('the last trombone')).toBeInViewport()
})

test('the panel has no search of the page @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const [main, panel] = await openWindows(client)
  const search = panel!.getByRole('combobox')
  await expect(search).toBeFocused()
  await panel!.bringToFront()
  desk.press('key', 'ctrl+f', 'key', 'x')
  await expect(search).toHaveValue('x')
  await expect(bar(panel!)).toHaveCount(0)
  await expect(bar(main!)).toHaveCount(0)
})

test('searches while a dialog is open, and closes without it @slow', async ({ desk, start }) => {
  const page = await (await start()).window()
  await page.getByRole('button', { name: 'Change server' }).click()
  await page.getByRole('button', { name: /^Forget / }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  desk.press('key', 'ctrl+f')
  await expect(bar(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('ends its session')
  await expect(bar(page).getByRole('status')).toHaveText('1 of 1')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('the search is accessible in both themes @slow', async ({ desk, start }) => {
  const client = await start()
  const page = await client.window()
  await openSearch(desk, page)
  await page.keyboard.type('sign in')
  await expectAccessible(page, '[data-not-searched]')
})
