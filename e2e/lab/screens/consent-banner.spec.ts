import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts'
import { expect, test, type Page } from '../../support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('the banner covers no primary action of a phone', async ({ openPage }) => {
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
    const page = await openPage(token, null)
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

test('the banner fits on 320 px in each language', async ({ openPage }) => {
  const page = await openPage(undefined, null)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['en', 'pt', 'fr', 'es']) {
    await page.goto(`/pricing?lang=${language}`)
    const { x, y, width, height } = (await banner(page).boundingBox())!
    expect([x >= 0, x + width <= 320, y + height <= 640, height < 200]).toEqual([true, true, true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('the banner moves nothing on a page that is there', async ({ openPage }) => {
  for (const path of ['/', '/login', '/privacy']) {
    const page = await openPage(undefined, null)
    await page.setViewportSize({ width: 390, height: 844 })
    // Consent is not asked for at first, so that the banner appears on a complete page.
    await page.addInitScript(declineByBrowser)
    await watchShifts(page)
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const moved = document.createElement('p')
      moved.append('Moved')
      document.querySelector('h1')!.before(moved)
    })
    await expect.poll(() => shiftsOf(page), path).not.toEqual([])
    await page.evaluate(() => void (window.shifts = []))
    await page
      .getByRole('button', { name: 'Cookie settings' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(banner(page)).toBeVisible()
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    expect(await shiftsOf(page), path).toEqual([])
    await page.close()
  }
})

/** Runs in the page. */
function declineByBrowser() {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
}

/** Whether a click on the middle of an element would reach it where it is, without scrolling. */
function isHit(target: ReturnType<Page['locator']>): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
}
