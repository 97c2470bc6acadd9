import { demoMember } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, type Page } from '../support/test.ts'

/** What menus, popovers, tooltips and dialogs are made of. */
const POPUPS = /\/assets\/popups-[\w-]+\.js$/

const PALETTE = /\/assets\/command-palette-[\w-]+\.js$/

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Account menu' })

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
}

test('the dashboard is there before what opens on a press, and a press is answered as soon as it has come', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('owner')).token)
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(POPUPS, async (route) => {
    await released
    await route.continue()
  })
  await openDashboard(page)
  const trigger = await accountMenu(page).elementHandle()
  await expect(accountMenu(page)).toHaveAttribute('aria-haspopup', 'menu')
  await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toHaveCount(0)
  release()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Community' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeFocused()
  expect(await trigger!.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what could not be loaded is told, and the next press tries again', async ({ openPage }) => {
  const page = await openPage((await demoMember('owner')).token)
  await page.route(POPUPS, (route) => route.abort())
  await openDashboard(page)
  await accountMenu(page).click()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await page.unroute(POPUPS)
  await accountMenu(page).click()
  await expect(menu(page)).toBeVisible()
})

test('what is typed before the command list has come is searched', async ({ openPage }) => {
  const page = await openPage((await demoMember('owner')).token)
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest(PALETTE)
  await page.route(PALETTE, async (route) => {
    await released
    await route.continue()
  })
  await openDashboard(page)
  await page.keyboard.press('ControlOrMeta+k')
  await asked
  await page.keyboard.type('theme')
  release()
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toHaveValue('theme')
  await expect(page.getByRole('option', { name: /theme/i })).toHaveCount(1)
})
