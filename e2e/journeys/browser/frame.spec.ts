import { createDemoPost, createMember, createOrganization, demoMember } from '../../support/api.ts'
import { delayRequests } from '../../support/delay-requests.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** The page with its data would replace the frame. */
const SCRIPTS_AND_DATA = /\/assets\/.*\.js$|\/api\/boot/

const frame = (page: Page) => page.locator('#root[data-frame]')

/** Records what the page shows, frame by frame of the screen: blank, a spinner, or content. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.querySelector<HTMLElement>('#root')
      if (root !== null) {
        const isBlank = root.innerText.trim() === ''
        const state = isBlank ? 'blank' : root.querySelector('.animate-spin') ? 'spinner' : 'content'
        if (seen.at(-1) !== state) seen.push(state)
      }
      requestAnimationFrame(look)
    }
    look()
  })

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

/** A page of a member who has been here before, so that the server knows which frame to send. */
async function openAgain(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'page_hint')?.value)
    .toMatch(/^en\.member(\.unverified)?$/)
}

test('a visitor sees no frame, not even on a device where a member was signed in', async ({ openPage }) => {
  const page = await openPage()
  await page
    .context()
    .addCookies([{ name: 'page_hint', value: 'en.member', url: test.info().project.use.baseURL! }])
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame(page)).toBeAttached()
  await expect(frame(page)).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('page_hint')
})

test('a member sees the frame of the route before any script has come', async ({ openPage }) => {
  const page = await openPage((await demoMember('member')).token)
  await openAgain(page)
  const release = await delayRequests(page, SCRIPTS_AND_DATA)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame(page).getByRole('heading', { name: 'Posts' })).toBeVisible()
  await expect(frame(page).getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(frame(page).locator('.skeleton').first()).toBeVisible()
  release()
  await expect(frame(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the header of the frame is as wide as what replaces it', async ({ openPage }) => {
  const page = await openPage((await demoMember('member')).token)
  await openAgain(page)
  const parts = () => {
    const header = page.getByRole('banner')
    const link = header.getByRole('link', { name: 'Dashboard', exact: true })
    const search = header.getByRole('button', { name: /^Search/ })
    return Promise.all([link.boundingBox(), search.boundingBox()])
  }
  await expect(page.getByRole('button', { name: /^Organization: / })).toBeVisible()
  // The names have their width with their own font only.
  await page.evaluate(() => document.fonts.load('1em Geist'))
  const after = await parts()
  const release = await delayRequests(page, SCRIPTS_AND_DATA)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame(page).locator('.skeleton').first()).toBeVisible()
  await expect.poll(parts).toEqual(after)
  release()
})

test('the frame of the company information has its texts where they stay', async ({ openPage }) => {
  const owner = await createMember('Ada Frame')
  const { id } = await createOrganization(owner)
  const page = await openPage(owner.token)
  await openAgain(page)
  const path = `/organizations/${id}/settings/company-information`
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('heading', { name: 'Company information', level: 1 }),
    main.getByText('What people see of the organization'),
    main.getByText('Shown on the public page.'),
    main.getByRole('heading', { name: 'Copies per member' }),
  ]
  const tops = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y))
  await page.goto(path)
  await expect(main.getByRole('textbox', { name: /^Name/ })).toBeVisible()
  await page.evaluate(() => document.fonts.load('1em Geist'))
  const after = await tops()
  const release = await delayRequests(page, SCRIPTS_AND_DATA)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(frame(page).locator('.skeleton').first()).toBeVisible()
  await expect.poll(tops).toEqual(after)
  release()
})

test('nothing comes between frame and content, however late the server answers', async ({ openPage }) => {
  const path = await createDemoPost(`Frame ${Date.now()}`, { suggestions: ['One word, then applause.'] })
  const page = await openPage((await demoMember('member')).token)
  await openAgain(page)
  await watch(page)
  await page.route('**/api/boot*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  for (const address of ['/dashboard', path, '/profile', '/organizations', '/community']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    expect(await seenOn(page), address).toEqual(['content'])
  }
})

test('a server that fails replaces the frame by the reason, and the page comes when it is back', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  await page.route('**/api/boot*', (route) => route.fulfill({ status: 503, body: 'proxy' }))
  await page
    .context()
    .addCookies([{ name: 'page_hint', value: 'en.member', url: test.info().project.use.baseURL! }])
  await page.goto('/dashboard')
  await expect(page.getByText(/Trying again/)).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
  await page.unroute('**/api/boot*')
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('a button of the frame that is pressed early opens its menu once the app is there @slow', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  await openAgain(page)
  const release = await delayRequests(page, SCRIPTS_AND_DATA)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const button = frame(page).getByRole('button', { name: 'Account menu' })
  await expect(button).toBeVisible()
  const { x, y, width, height } = (await button.boundingBox())!
  // `click` would wait for the scripts.
  await page.mouse.click(x + width / 2, y + height / 2)
  release()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a session that has ended shows its frame only until the server has said so @slow', async ({
  openPage,
}) => {
  const page = await openPage('oat_ended.on-another-device')
  await page
    .context()
    .addCookies([{ name: 'page_hint', value: 'en.member', url: test.info().project.use.baseURL! }])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

test('the frame and its texts come in the language that was chosen on the device @slow', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  await page.addInitScript(() => localStorage.setItem('app_language', 'fr'))
  await page.goto('/dashboard')
  await expect.poll(async () => (await page.context().cookies())[0]?.value).toBe('fr.member')
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame(page).getByRole('link', { name: 'Tableau de bord' })).toBeVisible()
  release()
})
