import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

/** Where `npm run lab -- pictures` finds the pictures. */
const folder = process.env.PICTURES ?? ''

interface Frame {
  /** The element to show, with a margin, instead of the window. */
  around?: Locator
  /** How much of `around` the picture shows from its top, in CSS pixels. */
  height?: number
}

const MARGIN = 8
const TOAST = '[aria-label=Messages] > *'

/** Takes a picture of a page once nothing is loading any more. */
export async function take(page: Page, name: string, { around, height }: Frame = {}): Promise<void> {
  await settle(page)
  const clip = around && (await clipOf(around, height))
  await page.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
    ...(clip && { clip, fullPage: true }),
  })
}

async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(page.locator('h1, [role=combobox]').first()).toBeAttached()
  await expect(page.locator(TOAST)).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** A picture of an element is cropped from one of the whole page. */
async function clipOf(around: Locator, height = Infinity) {
  const box = await around.evaluate((element) => {
    // In a full-page screenshot the sticky header would cover the middle of the page.
    if (getComputedStyle(element).position !== 'fixed') scrollTo(0, 0)
    const { left, top, width, height: whole } = element.getBoundingClientRect()
    return { x: left + scrollX, y: top + scrollY, width, height: whole }
  })
  return {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: Math.min(height, box.height) + 2 * MARGIN,
  }
}
