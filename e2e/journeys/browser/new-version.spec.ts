import { demoMember } from '../../support/api.ts'
import { useReleases, type Releases } from '../../support/releases.ts'
import { expect, test as base, type Page } from '../../support/test.ts'

const test = base.extend<{ releases: Releases; openDashboard: () => Promise<Page> }>({
  releases: useReleases,
  openDashboard: async ({ openPage, releases }, use) => {
    const { token } = await demoMember('owner')
    await use(async () => {
      const page = await openPage()
      // The fixtures store sessions for the origin of the product only.
      await page.addInitScript((value) => localStorage.setItem('session_token', value), token)
      await page.goto(`${releases.url}/dashboard?search=p95+latency`)
      await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
      await expect(noticeOf(page)).toBeAttached()
      return page
    })
  },
})

const noticeOf = (page: Page) => page.getByRole('region', { name: 'New version' })
const newVersion = (page: Page) => noticeOf(page).getByText('A new version is ready.')

test('a tab that is open notices a new version by itself, keeps what was typed, and reloads when told to', async ({
  openDashboard,
  releases,
}) => {
  const page = await openDashboard()
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Title').fill('Half a title')
  releases.release()
  await expect(newVersion(page)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a title')
  await noticeOf(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a title')
  expect(await page.locator('link[rel=modulepreload][href*=".r2.js"]').count()).toBeGreaterThan(0)
  await expect(newVersion(page)).toHaveCount(0)
})

test('what the new version has replaced says so, and leaves the page standing @slow', async ({
  openDashboard,
  releases,
}) => {
  const page = await openDashboard()
  await page.setViewportSize({ width: 390, height: 800 })
  releases.release()
  await expect(newVersion(page)).toBeVisible()

  await test.step('the notice fits a phone and covers no button of the page', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('main').getByRole('link', { name: 'Share a post' }).last().click({ trial: true })
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click({ trial: true })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('a layer that was loaded while the page was idle opens', async () => {
    await noticeOf(page).getByRole('button', { name: 'Later' }).click()
    await expect(newVersion(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
  })

  await test.step('a screen', async () => {
    await page.getByRole('link', { name: /p95 latency/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('article', { name: /^Suggestion/ }).first()).toBeVisible()
  })
})

test('a visitor who signs in after a new version keeps the page @slow', async ({
  openAsVisitor,
  releases,
}) => {
  const page = await openAsVisitor()
  await page.goto(releases.url)
  await expect(noticeOf(page)).toBeAttached()
  releases.release()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(newVersion(page)).toBeVisible()
})
