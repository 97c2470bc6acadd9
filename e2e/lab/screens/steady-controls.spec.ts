import { expect, test, type Page } from '../../support/test.ts'
import { demoMember } from '../../support/api.ts'
import type { DemoRole } from '../../support/instance.ts'
import { theStage, type Stage } from '../states/support/stage.ts'

const ANSWER_MS = 1_500
const CONTROLS = 'main :is(button, a[href], input, select, textarea)'

interface Screen {
  name: string
  as: DemoRole
  at: (stage: Stage) => string
}

const SCREENS: Screen[] = [
  { name: 'dashboard', as: 'owner', at: () => '/dashboard' },
  { name: 'filtered dashboard', as: 'owner', at: () => '/dashboard?visibility=private' },
  { name: 'post', as: 'owner', at: ({ post }) => post },
  { name: 'form of a post', as: 'owner', at: ({ post }) => `${post}/edit` },
  { name: 'new post', as: 'owner', at: ({ organizationId }) => `/${organizationId}/create-post` },
  { name: 'profile', as: 'owner', at: () => '/profile' },
  { name: 'organizations', as: 'owner', at: () => '/organizations' },
  {
    name: 'members',
    as: 'owner',
    at: ({ organizationId }) => `/organizations/${organizationId}/settings/users`,
  },
  { name: 'community', as: 'member', at: () => '/community' },
  { name: 'overview', as: 'administrator', at: () => '/admin/dashboard' },
  { name: 'reports', as: 'administrator', at: () => '/admin/reports' },
  { name: 'moderation', as: 'administrator', at: () => '/admin/moderation' },
  { name: 'tags', as: 'administrator', at: () => '/admin/tags' },
  { name: 'hosts', as: 'administrator', at: () => '/admin/hosts' },
]

/** Every answer of the API arrives late, one after the other. */
async function answerLate(page: Page) {
  await page.context().route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/stream',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      await route.continue().catch(() => undefined)
    },
  )
}

/** Remembers the controls that can be used now: they are hydrated and enabled. */
const rememberUsable = (page: Page) =>
  page.evaluate((controls) => {
    const usable = Array.from(document.querySelectorAll<HTMLElement>(controls)).filter(
      (each) =>
        each.checkVisibility() &&
        !each.matches(':disabled, [aria-disabled=true], [inert] *') &&
        Object.keys(each).some((key) => key.startsWith('__react')),
    )
    Object.assign(window, { usable })
  }, CONTROLS)

/** The remembered controls that were replaced: they are gone, but the page has one with the same look and text. */
const findReplaced = (page: Page) =>
  page.evaluate((controls) => {
    const { usable } = window as unknown as { usable: HTMLElement[] }
    const now = Array.from(document.querySelectorAll<HTMLElement>(controls))
    return usable
      .filter((each) => !each.isConnected)
      .filter((each) =>
        now.some((other) => other.className === each.className && other.textContent === each.textContent),
      )
      .map((each) => each.outerHTML.slice(0, 200))
  }, CONTROLS)

for (const { name, as, at } of SCREENS)
  test(`what can be used while the data is loading stays in place: ${name}`, async ({ openPage }) => {
    const page = await openPage((await demoMember(as)).token)
    await answerLate(page)
    await page.goto(at(await theStage()))
    const found: string[] = []
    // Looks often: each answer may bring other controls.
    for (let round = 0; round < 25; round += 1) {
      await rememberUsable(page)
      await page.waitForTimeout(200)
      found.push(...(await findReplaced(page)))
    }
    expect(found).toEqual([])
  })

/** Remembers each time that a page, whose title was visible, is hidden until another part has loaded. */
async function watchTitle(page: Page) {
  await page.addInitScript(() => {
    const hidden: string[] = []
    Object.assign(window, { hidden })
    let shown: Element | null = null
    const look = () => {
      const title = document.querySelector('main h1')
      if (title !== null && title === shown && !title.checkVisibility()) hidden.push(title.textContent)
      shown = title?.checkVisibility() ? title : null
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

test('a page that is hidden again is found', async ({ openPage }) => {
  const page = await openPage((await demoMember('owner')).token)
  await watchTitle(page)
  await page.goto('/organizations')
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.parentElement!.style.display = 'none'
  })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hidden'))).toEqual(['Organizations'])
})

for (const { name, as, at } of SCREENS)
  test(`what is shown stays while other parts load: ${name}`, async ({ openPage }) => {
    const page = await openPage((await demoMember(as)).token)
    await watchTitle(page)
    await answerLate(page)
    await page.goto(at(await theStage()))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(2 * ANSWER_MS)
    expect(await page.evaluate(() => Reflect.get(window, 'hidden'))).toEqual([])
  })
