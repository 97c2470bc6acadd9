import { expect, type Page } from '@playwright/test'
import { expectLoaded } from '../axe.ts'
import { faultsOf } from './judge-page.ts'
import { readFacts, type PageFacts } from './page-facts.ts'

export interface InspectedPage extends PageFacts {
  faults: string[]
}

export const LAPTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Opens a page on a laptop and on a phone and says what is wrong with it. */
export async function inspectPage(
  page: Page,
  address: string,
  language: string,
  status = 200,
): Promise<InspectedPage> {
  const answer = await page.goto(address)
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
  if (answer?.status() !== status) faults.push(`answers ${answer?.status()} instead of ${status}`)
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > PHONE.width) faults.push(`is ${width} px wide on a phone of ${PHONE.width} px`)
  await page.setViewportSize(LAPTOP)
  return { ...facts, faults }
}
