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

/** Names the controls that can be used now. */
const usable = (page: Page) =>
  page.evaluate((controls) => {
    const found = Array.from(document.querySelectorAll<HTMLElement>(controls)).filter(
      (each) =>
        each.checkVisibility() &&
        !each.matches(':disabled, [aria-disabled=true], [inert] *') &&
        // Hydrated: it reacts to what the user does.
        Object.keys(each).some((key) => key.startsWith('__react')),
    )
    Object.assign(window, { usableControls: found })
    return found.length
  }, CONTROLS)

/** Those of them that are no longer there, although an equal one is. */
const replaced = (page: Page) =>
  page.evaluate((controls) => {
    const nameOf = (each: HTMLElement) =>
      `${each.tagName} ${each.ariaLabel ?? (each.textContent || each.getAttribute('placeholder'))}`
    const now = Array.from(document.querySelectorAll<HTMLElement>(controls), nameOf)
    const { usableControls } = window as unknown as { usableControls: HTMLElement[] }
    return usableControls.filter((each) => !each.isConnected && now.includes(nameOf(each))).map(nameOf)
  }, CONTROLS)

for (const { name, as, at } of SCREENS)
  test(`what can be used while the data is loading stays in place: ${name}`, async ({ openPage }) => {
    const page = await openPage((await demoMember(as)).token)
    await answerLate(page)
    await page.goto(at(await theStage()))
    const gone: string[] = []
    // Looks often: each answer may bring other controls.
    for (let round = 0; round < 25; round += 1) {
      await usable(page)
      await page.waitForTimeout(200)
      gone.push(...(await replaced(page)))
    }
    expect(gone).toEqual([])
  })
