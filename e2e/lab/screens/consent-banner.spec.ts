import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts'
import { openCompletely } from '../../support/slow-line.ts'
import { expect, test, type Page } from '../../support/test.ts'

declare global {
  interface Window {
    idleCallbacks: Array<() => void>
  }
}

interface Place {
  path: string
  /** The session of a member; visitors have none. */
  token?: string
}

/** Public pages, and screens of members at their work. */
async function createPlaces(): Promise<Place[]> {
  const owner = await createMember('Olga Ferreira')
  const { token } = owner
  const { id: organizationId, slug } = await createOrganization(owner)
  const suggestions = ['A bright idea, and well told.', 'Standing ovation from the whole section.']
  const title = `Small ${slug}`
  const post = await createPost(owner, { organizationId, title, isPublic: true, suggestions })
  return [
    { path: '/' },
    { path: '/pricing' },
    { path: '/login' },
    { path: `/public/${slug}/${post.slug}` },
    { path: '/dashboard', token },
    { path: `/posts/${post.id}`, token },
    { path: `/organizations/${organizationId}/settings/users`, token },
  ]
}

const PHONE = { width: 390, height: 844 }
const SIZES = [{ width: 320, height: 640 }, PHONE, { width: 1280, height: 800 }]

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

for (const forcedColors of ['none', 'active'] as const)
  for (const size of SIZES)
    test(`the question is below the window at first, and covers nothing at the end, at ${size.width} px with forced colors ${forcedColors}`, async ({
      openPage,
    }) => {
      for (const { path, token } of await createPlaces()) {
        const page = await openPage(token, null)
        await page.setViewportSize(size)
        await page.emulateMedia({ forcedColors })
        await page.goto(path)
        await expect(banner(page)).toBeVisible()
        await expect(banner(page), path).not.toBeInViewport()
        const footer = page.getByRole('contentinfo')
        const end = token
          ? footer.getByRole('combobox', { name: 'Language' })
          : footer.getByRole('button', { name: 'Request support' })
        // A page that still loads grows.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          await expect(banner(page), path).toBeInViewport({ ratio: 1, timeout: 500 })
          for (const target of [end, ...(await banner(page).locator('a, button').all())])
            expect(await isHit(target), `${path}: ${await target.textContent()}`).toBe(true)
        }).toPass({ timeout: 15_000 })
        await page.close()
      }
    })

test('the question comes when the browser is idle, moves nothing, and is no large paint', async ({
  openPage,
}) => {
  for (const { path, token } of await createPlaces()) {
    const page = await openPage(token, null)
    await page.setViewportSize(PHONE)
    await page.addInitScript(deferIdleCallbacks)
    await watchShifts(page)
    await openCompletely(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).not.toBeAttached()
    await page.evaluate(() => {
      window.shifts = []
      window.idleCallbacks.forEach((run) => run())
    })
    await expect(banner(page)).toBeVisible()
    const paints = await largestPaints(page)
    expect(paints.length, path).toBeGreaterThan(0)
    expect(paints.join(), path).not.toContain('May we count')
    expect(await shiftsOf(page), path).toEqual([])
    await page.close()
  }
})

test('the question fits on 320 px in each language', async ({ openPage }) => {
  const page = await openPage(undefined, null)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['en', 'pt', 'fr', 'es']) {
    await page.goto(`/pricing?lang=${language}`)
    const { x, width, height } = (await banner(page).boundingBox())!
    expect([x >= 0, x + width <= 320, height < 160], language).toEqual([true, true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

/** Runs in the page, before anything else. */
function deferIdleCallbacks() {
  window.idleCallbacks = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => window.idleCallbacks.push(run) })
}

/** The texts of all largest paints since the page was opened. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as Array<PerformanceEntry & { element: Element | null }>
          resolve(paints.map(({ element }) => element?.textContent ?? ''))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** Whether a click on an element would reach it where it is, without scrolling. A link may have two lines. */
function isHit(target: ReturnType<Page['locator']>): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
}
