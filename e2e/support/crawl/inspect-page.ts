import { expect, type Page } from '@playwright/test'
import { expectLoaded } from '../axe.ts'
import { faultsOf } from './judge-page.ts'
import { readFacts, type PageFacts } from './page-facts.ts'

export interface InspectedPage extends PageFacts {
  faults: string[]
}

export const LAPTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Loads a page and returns its problems on a laptop and on a phone. */
export async function inspectPage(
  page: Page,
  address: string,
  language: string,
  status = 200,
): Promise<InspectedPage> {
  const answer = await page.goto(address)
  const inspected = await inspectShown(page, language)
  if (answer?.status() !== status) inspected.faults.push(`answers ${answer?.status()} instead of ${status}`)
  return inspected
}

/** The problems of a page that the client navigates to without loading it, which takes a tenth of the time. */
export async function inspectFollowed(page: Page, address: string, language: string): Promise<InspectedPage> {
  const answer = await page.request.get(address)
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  // The head of a screen updates after its headline, whose element two screens of one kind may share.
  await page
    .waitForFunction(
      () => document.querySelector('h1:not([data-left])') && document.querySelector('head title'),
      null,
      { timeout: 2_000 },
    )
    .catch(() => undefined)
  const inspected = await inspectShown(page, language)
  if (answer.status() !== 200) inspected.faults.push(`answers ${answer.status()} instead of 200`)
  return inspected
}

async function inspectShown(page: Page, language: string): Promise<InspectedPage> {
  // A page without a headline is reported below.
  await page
    .locator('h1')
    .first()
    .waitFor()
    .catch(() => undefined)
  await expectLoaded(page)
  // The head of the server stays until the client has its own.
  await expect(page.locator('head [data-pre]')).toHaveCount(0)
  const facts = await readFacts(page)
  const faults = faultsOf(facts, language)
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > PHONE.width) faults.push(`is ${width} px wide on a phone of ${PHONE.width} px`)
  await page.setViewportSize(LAPTOP)
  return { ...facts, faults }
}
