import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules about colors, which are all that a theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects axe to find nothing on the page, or in a part of it, in either theme. */
export async function expectAccessible(page: Page, part = 'body') {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** What axe finds on the page, or in a part of it, in either theme. */
export async function accessibilityFaults(page: Page, part = 'body'): Promise<string[]> {
  await expectLoaded(page, part)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  await setTheme(page, 'light')
  const light = await violationsOf(page, part, { type: 'tag', values: TAGS })
  await setTheme(page, 'dark')
  const dark = await violationsOf(page, part, { type: 'rule', values: COLOR_RULES })
  return [...light, ...dark.map((violation) => `in the dark theme: ${violation}`)]
}

/** A page that is still loading has little that axe could find. */
export async function expectLoaded(page: Page, part = 'body') {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator(part).first()).toBeVisible()
  await expect(page.locator(part).locator('.skeleton, .animate-spin')).toHaveCount(0)
}

/** Each violated rule with the elements that violate it. */
function violationsOf(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(
    async ([selector, only]) => {
      const options = { runOnly: only, resultTypes: ['violations' as const] }
      const { violations } = await window.axe.run(selector, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    },
    [part, runOnly] as const,
  )
}

/** Sets the theme and waits for all color transitions, which inherited colors start one after another. */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  while ((await page.evaluate(finishTransitions)) > 0);
}

/** Runs in the page: waits for the transitions of the next frame and returns how many there were. */
async function finishTransitions(): Promise<number> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  return transitions.length
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
