import { expect, type Page } from '@playwright/test'
import { expectLoaded } from '../../../support/axe.ts'
import type { Visitor } from '../../../support/crawl/visits.ts'
import { LAPTOP, PHONE } from '../../../support/crawl/inspect-page.ts'
import { onlySession, shortened, type Answer } from './answers.ts'
import type { Stage } from './stage.ts'
import type { Step } from './steps.ts'

/** A visible state of the product, and how to reach it. */
export interface State {
  name: string
  as: Visitor
  at: string | ((stage: Stage) => string)
  answers?: Answer[]
  steps?: Step[]
  /** On a phone instead of a laptop. */
  phone?: boolean
  /** The screen shows a placeholder. */
  loading?: boolean
  /** An address from which the client navigates there, for states whose first page the server renders. */
  from?: string
}

const pathOf = ({ at }: State, stage: Stage) => (typeof at === 'string' ? at : at(stage))

/** Brings a page into a state. Only the local storage of the device survives from the previous state. */
export async function enter(page: Page, state: State, stage: Stage): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(state.phone ? PHONE : LAPTOP)
  if (state.loading) await forgetLastSeen(page)
  for (const answer of [shortened, onlySession, ...(state.answers ?? [])]) await answer(page)
  await page.goto(state.from ?? pathOf(state, stage))
  if (state.from !== undefined) await follow(page, pathOf(state, stage))
  await expect(page.locator('main').first()).toBeVisible()
  if (!state.loading) await expectHeadline(page)
  for (const step of state.steps ?? []) await step(page)
  if (state.loading) await expect(page.locator('.skeleton, .animate-spin').first()).toBeVisible()
  else await expectLoaded(page)
}

const expectHeadline = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeAttached()
  await expectLoaded(page)
}

/** Follows a link without one. */
async function follow(page: Page, path: string): Promise<void> {
  await expectHeadline(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** What an earlier state has left on the device would be shown in place of a placeholder. */
async function forgetLastSeen(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'keyval-store')) return
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('error', reject)
      opening.addEventListener('success', () => {
        const clearing = opening.result.transaction('keyval', 'readwrite')
        clearing.objectStore('keyval').clear()
        clearing.addEventListener('abort', reject)
        clearing.addEventListener('complete', () => {
          opening.result.close()
          resolve(undefined)
        })
      })
    })
  })
}
