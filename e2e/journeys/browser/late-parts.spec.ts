import { demoMember } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** The code of menus, popovers, tooltips and dialogs. */
const POPUPS = /\/assets\/popups-[\w-]+\.js$/

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Account menu' })

// The service worker would serve the files that are delayed here.
test.use({ serviceWorkers: 'block' })

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
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
  const trigger = await accountMenu(page).elementHandle()
  await expect(accountMenu(page)).toHaveAttribute('aria-haspopup', 'menu')
  await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false')
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
