import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/axe.ts'
import { createMember, createOrganization, createPost } from '../support/api.ts'
import { pathsBy, viewsBy } from '../support/page-views.ts'
import { expect, test as base, type Page } from '../support/test.ts'

/** Opens pages in a browser that has not chosen yet, and that the analytics can tell from others. */
interface Asked {
  name: string
  open: (token?: string) => Promise<Page>
}

const test = base.extend<{ asked: Asked }>({
  asked: async ({ openPage }, use) => {
    const name = `Asked/${randomUUID()}`
    await use({
      name,
      open: async (token) => {
        const page = await openPage(token, null)
        await page.setExtraHTTPHeaders({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${name}` })
        return page
      },
    })
  },
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' }).click()
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Decline' }).click()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()

/** What the page sends, from now on. */
function watchReports(page: Page) {
  const reports: { path: string; title?: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/page-views') return
    const { path, title } = request.postDataJSON()
    reports.push({ path, title, headers: request.headers() })
  })
  return reports
}

/** Runs in the page. */
function declineByBrowser() {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
}

/** Longer than a page takes to be reported. */
const untilReported = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))

/** Shows a page, and the next one, so that what is not reported would have been. */
async function visitTwoPages(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click()
  await expect(page).toHaveTitle('Integrations · Fanfare')
  await untilReported(page)
}

test('nothing is loaded, kept or sent before somebody accepts, and each page once afterwards', async ({
  asked,
}) => {
  const page = await asked.open()
  const reports = watchReports(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await visitTwoPages(page)
  expect(reports).toEqual([])
  expect(scripts.filter((path) => path.includes('page-views'))).toEqual([])
  expect(await kept(page)).toBeNull()
  expect(await pathsBy(asked.name)).toEqual([])

  await accept(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations', '/pricing'])
  await page.goBack()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations', '/pricing', '/integrations'])
  expect(reports.map(({ title }) => title)).toEqual([
    'Integrations · Fanfare',
    'Pricing · Fanfare',
    'Integrations · Fanfare',
  ])
  const { address, sent } = (await viewsBy(asked.name))[0]!
  expect(address).toMatch(/^(127\.0\.0\.1|::1)$/)
  expect(Object.keys(sent).toSorted()).toEqual(['domain', 'name', 'url'])
})

test('a choice survives a reload, and can be changed in the footer', async ({ asked }) => {
  const page = await asked.open()
  await page.goto('/pricing')
  await accept(page)
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/pricing'])
  await page.reload()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/pricing', '/pricing'])
  await expect(banner(page)).toBeHidden()

  await openSettings(page)
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('You have accepted')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  await openSettings(page)
  await decline(page)
  expect(await kept(page)).toBe('declined')
  const reports = watchReports(page)
  await visitTwoPages(page)
  await page.reload()
  await visitTwoPages(page)
  await expect(banner(page)).toBeHidden()
  expect(reports).toEqual([])
  expect(await pathsBy(asked.name)).toEqual(['/pricing', '/pricing'])
})

test('Global Privacy Control declines until somebody accepts', async ({ asked }) => {
  const page = await asked.open()
  const reports = watchReports(page)
  await page.addInitScript(declineByBrowser)
  await page.goto('/')
  await openSettings(page)
  await expect(banner(page)).toContainText('Global Privacy Control')
  await banner(page).getByRole('button', { name: 'Close' }).click()
  await visitTwoPages(page)
  expect(reports).toEqual([])
  expect(await kept(page)).toBeNull()

  await openSettings(page)
  await accept(page)
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations'])
  await page.reload()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations', '/integrations'])
})

test('what is not public is reported as the pattern of its screen, without a session', async ({ asked }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const title = `Private plans of ${organizationId}`
  const post = await createPost(owner, { organizationId, title, isPublic: false })
  const page = await asked.open(owner.token)
  const reports = watchReports(page)
  await page.goto(`/posts/${post.id}`)
  await expect(page).toHaveTitle(`${title} · Fanfare`)
  await accept(page)
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/posts/:postId'])
  await page.goto(`/organizations/${organizationId}/settings/members?secret=1`)
  await expect.poll(() => pathsBy(asked.name)).toHaveLength(2)
  await page.goto(`/nowhere/${organizationId}`)
  await expect(page).toHaveTitle('Page not found · Fanfare')
  await untilReported(page)
  await page.goto('/reset-password/a-secret-link')
  await expect
    .poll(() => pathsBy(asked.name))
    .toEqual(['/posts/:postId', '/organizations/:organizationId/settings/*', '/reset-password/:token'])
  const said = JSON.stringify([reports, await viewsBy(asked.name)])
  for (const secret of [post.id, organizationId, title, owner.token, 'secret', 'authorization'])
    expect(said).not.toContain(secret)
})

test('a public post is reported by its address and title', async ({ asked }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, slug } = await createOrganization(owner)
  const post = await createPost(owner, { organizationId, title: `Open to ${slug}`, isPublic: true })
  const page = await asked.open()
  const reports = watchReports(page)
  await page.goto(`/public/${slug}/${post.slug}?utm_source=mail`)
  await accept(page)
  await expect.poll(() => pathsBy(asked.name)).toEqual([`/public/${slug}/${post.slug}`])
  expect(reports[0]!.title).toContain(`Open to ${slug}`)
  await page.goto(`/public/${slug}/not-there-any-more`)
  await expect.poll(() => pathsBy(asked.name)).toHaveLength(2)
  expect((await pathsBy(asked.name))[1]).toBe('/public/:organizationSlug/:postSlug')
})

test('the banner is used by the keyboard alone, and axe finds nothing on it', async ({ asked }) => {
  const page = await asked.open()
  await page.goto('/pricing')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Request support' }).focus()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cookie settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expectAccessible(page)
})

test('both answers weigh the same', async ({ asked }) => {
  const page = await asked.open()
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button)
        return { width, height, backgroundColor, color, fontWeight, borderColor }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

test('the banner covers no primary action of a phone', async ({ asked }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, slug } = await createOrganization(owner)
  const suggestions = ['A bright idea, and well told.']
  const post = await createPost(owner, {
    organizationId,
    title: `Small ${slug}`,
    isPublic: true,
    suggestions,
  })
  for (const [path, action, token] of [
    ['/', 'Get started'],
    ['/pricing', 'Get started'],
    ['/login', 'Continue with Google'],
    [`/public/${slug}/${post.slug}`, 'Copy'],
    ['/dashboard', 'Share a post', owner.token],
  ] as const) {
    const page = await asked.open(token)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const target = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: action, visible: true })
      .first()
    await expect(target).toBeVisible()
    expect(await isHit(target), `${path}: ${action}`).toBe(true)
    await page.close()
  }
})

test('the banner fits on 320 px in each language', async ({ asked }) => {
  const page = await asked.open()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['en', 'pt', 'fr', 'es']) {
    await page.goto(`/pricing?lang=${language}`)
    const { x, y, width, height } = (await page.getByRole('region', { name: 'Cookies' }).boundingBox())!
    expect([x >= 0, x + width <= 320, y + height <= 640, height < 200]).toEqual([true, true, true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('the banner moves nothing on a page that is there', async ({ asked }) => {
  for (const path of ['/', '/login', '/privacy']) {
    const page = await asked.open()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(declineByBrowser)
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchShifts)
    await page.evaluate(() => document.querySelector('h1')!.insertAdjacentHTML('beforebegin', '<p>Moved</p>'))
    await expect.poll(() => page.evaluate(takeShifts), path).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: 'Cookie settings' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(banner(page)).toBeVisible()
    await untilReported(page)
    expect(await page.evaluate(takeShifts), path).toBe(0)
    await page.close()
  }
})

/** Runs in the page: counts what moves from now on. */
function watchShifts() {
  const entries: PerformanceEntry[] = []
  Object.assign(globalThis, { entries })
  new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({ type: 'layout-shift' })
}

/** Runs in the page: how much has moved since the last call. */
function takeShifts(): number {
  return (globalThis as unknown as { entries: PerformanceEntry[] }).entries.splice(0).length
}

/** Whether a click on the middle of an element would reach it where it is, without scrolling. */
function isHit(target: ReturnType<Page['locator']>): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
}
