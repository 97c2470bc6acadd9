import { CLIENT_PATHS } from '../../../backend/contract/core/rules/client_paths.ts'
import { createDemoPost, createTeam, demoMember, share } from '../../support/api.ts'
import { createWorld } from '../../support/crawl/world.ts'
import { fontsOf } from '../../support/fonts.ts'
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts'
import { openCompletely, slowDown } from '../../support/slow-line.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** Two phones, between which texts change their number of lines, and a laptop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]
/** Chromium's rounding precision. */
const NOTHING = 0.001

const OPEN = [
  ['the landing page', '/'],
  ['the pricing page', '/pricing'],
  ['the landing page of the community', '/community-landing'],
  ['a public post', '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'],
  ['a public organization', '/organizations/northwind-labs'],
  ['the sign-in page', '/login'],
] as const

/** Public pages that have more for those who are signed in. The first view is rendered for visitors. */
const WITH_MORE = OPEN.filter(([, path]) => /^\/(?:community-landing|public|organizations)/.test(path))

/** The screens of administrators. */
const ADMIN = CLIENT_PATHS.filter((path) => path.startsWith('/admin/') && !path.includes(':'))

/** Answers of the API take this time, in milliseconds, so that a screen is drawn without its data at first. */
const SLOW_API = 1_500

async function slowApi(page: Page) {
  await page.route(/\/api\/(?!stream)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_API))
    await route.continue()
  })
}

/** Opens a page on a slow connection and processor, and expects that nothing moves until it is complete. */
async function expectStill(page: Page, path: string) {
  await watchShifts(page)
  await slowDown(page, { processor: 4 })
  await openCompletely(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const moved = (await shiftsOf(page)).filter(({ value }) => value > NOTHING)
  expect(moved).toEqual([])
}

// A report and its post arrive one after the other.
test.beforeAll(async () => {
  await createWorld()
})

test('what moves is found, with its name', async ({ page, baseURL }) => {
  await watchShifts(page)
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div></div><p>Planted words</p>' }),
  )
  await page.goto(`${baseURL}/planted`)
  expect(await shiftsOf(page)).toEqual([])
  await page.evaluate(
    () =>
      new Promise((painted) =>
        requestAnimationFrame(() => {
          document.querySelector('div')!.style.height = '200px'
          requestAnimationFrame(painted)
        }),
      ),
  )
  await expect
    .poll(() => shiftsOf(page))
    .toEqual([{ value: expect.any(Number), what: [expect.stringContaining('“Planted words”')] }])
  expect((await shiftsOf(page))[0]!.value).toBeGreaterThan(NOTHING)
})

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    for (const [name, path] of OPEN) {
      test(`nothing moves while ${name} loads`, async ({ openAsVisitor }) => {
        const page = await openAsVisitor()
        await page.setViewportSize(size)
        await expectStill(page, path)
      })
    }

    for (const [name, path] of WITH_MORE) {
      test(`nothing moves while ${name} loads for an administrator`, async ({ openPage }) => {
        const page = await openPage((await demoMember('administrator')).token)
        await page.setViewportSize(size)
        await expectStill(page, path)
      })
    }

    test('nothing moves while the dashboard loads', async ({ openPage }) => {
      // A team of its own: posts of other tests would move the list.
      const team = await createTeam()
      for (const title of ['One that waits', 'Another one that waits'])
        await share(team, title, ['Loud and clear', 'Encore, please'])
      await share(team, 'One without suggestions')
      const page = await openPage(team.member.token)
      await page.setViewportSize(size)
      await expectStill(page, '/dashboard')
      await expect(page.getByRole('button', { name: /^Copy and open/ })).toHaveCount(1)
    })

    for (const path of ADMIN)
      for (const hasSlowApi of [false, true])
        test(`nothing moves while ${path} loads${hasSlowApi ? ' from a slow API' : ''}`, async ({
          openPage,
        }) => {
          const page = await openPage((await demoMember('administrator')).token)
          await page.setViewportSize(size)
          if (hasSlowApi) await slowApi(page)
          await expectStill(page, path)
          await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
        })

    test('nothing moves while a post loads', async ({ openPage }) => {
      const path = await createDemoPost('A post that stands still', {
        suggestions: ['Standing ovation from the whole section.', 'This one goes on the wall.'],
      })
      const page = await openPage((await demoMember('member')).token)
      await page.setViewportSize(size)
      await expectStill(page, path)
    })
  })
}

test('nothing moves when the requests to join come after the domains', async ({ openAsOwner }) => {
  const { owner, settings } = await openAsOwner()
  const person = { id: 'user-1', name: 'Cora Nunes', email: 'cora@example.org', avatarUrl: null }
  await owner.page.route(/\/join-requests/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_API))
    const requests = [{ id: 'request-1', person, wasRemoved: false, createdAt: new Date().toISOString() }]
    await route.fulfill({ json: { requests, pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } } })
  })
  await expectStill(owner.page, `${settings}/domains`)
  await expect(owner.page.getByRole('button', { name: 'Approve Cora Nunes' })).toBeVisible()
})

test('a first visit is drawn with the fonts of the product', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bricolage')])
  expect(await fontsOf(page, 'main p')).toEqual([expect.stringContaining('Geist')])
})

/** An entry of `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** The sum of all layout shifts in the content of the page since it was opened, except those caused by a press. */
const shiftsByItself = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const main = document.querySelector('main')!
          const shifts = (list.getEntries() as LayoutShift[]).filter(
            ({ hadRecentInput, sources }) =>
              !hadRecentInput && sources.some(({ node }) => main.contains(node)),
          )
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1_000)
      }),
  )

test('nothing moves on the landing page when its example is copied', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  const first = page.getByRole('figure').getByRole('article', { name: 'Suggestion' }).first()
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect(first.getByText('You copied this')).toBeVisible()
  expect(await shiftsByItself(page)).toBeLessThan(0.01)
})
