import { createTeam, share } from '../../support/api.ts'
import { useReleases, type Releases } from '../../support/releases.ts'
import { expect, test as base, type Page } from '../../support/test.ts'
import { storedBy, workerRuns } from '../../support/worker.ts'

const test = base.extend<{ releases: Releases; openKept: () => Promise<Page> }>({
  releases: useReleases,
  /** A dashboard whose frame the worker has kept. */
  openKept: async ({ openPage, releases }, use) => {
    await use(async () => {
      const team = await createTeam()
      await share(team, TITLE)
      const page = await openPage()
      await page.goto(`${releases.url}/login`)
      await workerRuns(page)
      // The fixtures store sessions for the origin of the product only.
      await page.evaluate((value) => localStorage.setItem('session_token', value), team.owner.token)
      await openDashboard(page, releases)
      // The first page told the server that a user is signed in.
      await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
      await openDashboard(page, releases)
      await expect.poll(() => framesKept(page)).toContain('/dashboard')
      return page
    })
  },
})

/** The post on the dashboard. */
const TITLE = 'Our first steps'

const dashboardOf = ({ url }: Releases) => `${url}/dashboard`
const posts = (page: Page) => page.getByRole('link', { name: TITLE }).first()
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' })

async function openDashboard(page: Page, releases: Releases) {
  // The page of an earlier release ends before it has loaded.
  await page.goto(dashboardOf(releases), { waitUntil: 'commit' })
  await expect(posts(page)).toBeVisible()
}

/** The screens whose frames the worker has kept. */
async function framesKept(page: Page) {
  const kept = (await storedBy(page)).filter(({ cache }) => cache === 'frames')
  return kept.map(({ path }) => decodeURIComponent(path.replace('/frames/', '')).split(' ')[0])
}

/** Counts the documents that the page opens from now on. */
async function countDocuments(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('documents', `${Number(localStorage.getItem('documents')) + 1}`)
  })
  return () => page.evaluate(() => Number(localStorage.getItem('documents')))
}

test('a screen that was here before shows its content while the server has not sent the page', async ({
  openKept,
  releases,
}) => {
  const page = await openKept()
  releases.stallPages()
  await page.goto(dashboardOf(releases), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
  await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
  expect(page.url()).toBe(dashboardOf(releases))
})

test('the first visit keeps its frame too, once the worker has taken over', async ({
  openPage,
  releases,
}) => {
  const { owner } = await createTeam()
  const page = await openPage()
  await page.context().addCookies([{ name: 'page_hint', value: 'en.member', url: releases.url }])
  await page.addInitScript((value) => localStorage.setItem('session_token', value), owner.token)
  await page.goto(`${dashboardOf(releases)}?search=secret`)
  await expect.poll(() => framesKept(page), { timeout: 15_000 }).toEqual(['/dashboard'])
  expect(JSON.stringify(await storedBy(page))).not.toContain('search=secret')
})

test('a kept frame of an earlier release is replaced before it shows anything', async ({
  openKept,
  releases,
}) => {
  const page = await openKept()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const hasContent =
        document.querySelector('#root h1') !== null && !document.querySelector('[data-frame=""]')
      if (hasContent && document.querySelector('meta[name=build]:not([content^=release])'))
        localStorage.setItem('old_content', 'seen')
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  releases.release()
  const documents = await countDocuments(page)
  await openDashboard(page, releases)
  await expect(page.locator('link[rel=modulepreload][href*=".r2.js"]').first()).toBeAttached()
  expect(await documents()).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('old_content'))).toBeNull()
  await openDashboard(page, releases)
  expect(await documents()).toBe(3)
})

test('servers with two releases make a page load again once, not forever', async ({ openKept, releases }) => {
  const page = await openKept()
  releases.announce('another')
  const documents = await countDocuments(page)
  await openDashboard(page, releases)
  await openDashboard(page, releases)
  expect(await documents()).toBe(3)
})

test('a kept frame is not shown after signing out', async ({ openKept, releases }) => {
  const page = await openKept()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('page_hint')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-frame]')) localStorage.setItem('frame', 'seen')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(dashboardOf(releases))
  await expect(page).toHaveURL(`${releases.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('frame'))).toBeNull()
})

test('without a connection the offline page is shown, not a kept frame', async ({ openKept, releases }) => {
  const page = await openKept()
  await page.context().setOffline(true)
  await page.goto(dashboardOf(releases))
  await expect(offline(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(posts(page)).toBeVisible()
})

test('a server that cannot be reached says so, then shows the offline page', async ({
  openKept,
  releases,
}) => {
  const page = await openKept()
  releases.stop()
  await page.goto(dashboardOf(releases))
  await expect(page.getByText(/cannot be reached/)).toBeVisible()
  await page.reload()
  await expect(offline(page)).toBeVisible()
})
