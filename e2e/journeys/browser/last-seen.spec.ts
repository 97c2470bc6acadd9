import { createDemoPost, demoMember } from '../../support/api.ts'
import { delayRequests } from '../../support/delay-requests.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** What the browser has stored in the database of the client, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database would create it.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'keyval-store')) return ''
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('error', () => reject(opening.error!))
      opening.addEventListener('success', () => {
        const database = opening.result
        const all = database.transaction('keyval').objectStore('keyval').getAll()
        all.addEventListener('success', () => {
          database.close()
          resolve(JSON.stringify(all.result))
        })
      })
    })
  })

/** Expects that the device keeps nothing. Fails briefly: the texts are long. */
const expectNothingStored = (page: Page) =>
  expect.poll(async () => (await stored(page)).length, { timeout: 10_000 }).toBeLessThanOrEqual(2)

/** Opens the dashboard with a new post, and waits until the device has stored it. */
async function seePost(page: Page): Promise<string> {
  const title = `Seen ${Date.now()}`
  await createDemoPost(title)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect.poll(() => stored(page)).toContain(title)
  return title
}

test('the next user of a device sees nothing of the one before', async ({ openPage }) => {
  const page = await openPage((await demoMember('member')).token)
  const title = await seePost(page)
  const { token } = await demoMember('owner')
  await page.evaluate((other) => localStorage.setItem('session_token', other), token)
  const release = await delayRequests(page, '**/api/**')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
  await expectNothingStored(page)
  await expect(page.getByText(title)).toHaveCount(0)
  release()
})

test('signing out deletes what the device has kept @slow', async ({ openAsNewUser }) => {
  const { page } = await openAsNewUser('/dashboard', 'Ines Falk')
  await expect.poll(() => stored(page)).toContain('Ines Falk')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expectNothingStored(page)
})

test('a session that ends while the last list shows takes the list with it', async ({
  openAsNewUser,
  baseURL,
}) => {
  const { page, token } = await openAsNewUser('/dashboard', 'Ada Brink')
  await expect.poll(() => stored(page)).toContain('Ada Brink')
  await fetch(`${baseURL}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const release = await delayRequests(page, '**/api/**')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  release()
  await expect(page.getByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expectNothingStored(page)
})

test('the last list shows before the server answers, can be read but not acted on, and is then the new one', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  const title = await seePost(page)
  const release = await delayRequests(page, '**/api/**')
  await page.reload()
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  const newer = `Newer ${Date.now()}`
  await createDemoPost(newer)
  release()
  await expect(page.getByRole('link', { name: newer })).toBeVisible()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test.describe(() => {
  // The worker would fetch the page itself.
  test.use({ serviceWorkers: 'block' })

  test('another build of the client shows nothing that an earlier one has kept @slow', async ({
    openPage,
  }) => {
    const page = await openPage((await demoMember('member')).token)
    const title = await seePost(page)
    await page.route('**/dashboard', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(<meta name="build" content=")/, '$1next-')
      await route.fulfill({ response, body: html })
    })
    const release = await delayRequests(page, '**/api/**')
    await page.reload()
    await expectNothingStored(page)
    await expect(page.getByText(title)).toHaveCount(0)
    release()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})
