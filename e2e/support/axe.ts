import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules about colors, which are all that a theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects axe to find nothing on the page, or in a part of it, in either theme and in forced colors. */
export async function expectAccessible(page: Page, part = 'body') {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** What axe finds on the page, or in a part of it, in either theme and in forced colors. */
async function accessibilityFaults(page: Page, part = 'body'): Promise<string[]> {
  await expectLoaded(page, part)
  return faultsOfState(page, part)
}

/**
 * The same of a page that may be still loading. What colors do not change is judged in the light theme only. In forced
 * colors axe reads the color of a text that the system replaces as the page wrote it, so the theme stays light there.
 */
export async function faultsOfState(page: Page, part = 'body'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  await setTheme(page, 'light')
  const light = await violationsOf(page, part, { type: 'tag', values: TAGS })
  await setTheme(page, 'dark')
  const dark = await violationsOf(page, part, { type: 'rule', values: COLOR_RULES })
  await setTheme(page, 'light')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.waitForFunction(hasForcedColors)
  const forced = await violationsOf(page, part, { type: 'rule', values: COLOR_RULES })
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ...light,
    ...dark.map((violation) => `in the dark theme: ${violation}`),
    ...forced.map((violation) => `in forced colors: ${violation}`),
  ]
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
      const options = { runOnly: only, resultTypes: ['violations' as const], preload: false }
      const { violations } = await window.axe.run(selector, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    },
    [part, runOnly] as const,
  )
}

/**
 * Runs in the page: whether the styles for forced colors are there. The web client loads them as a file of their own, the
 * desktop client has them among its others, and a page without a client has none.
 */
function hasForcedColors(): boolean {
  const isClient = document.querySelector('#root') !== null
  const isFile = document.querySelector('link[rel=stylesheet][href*=forced-colors]') !== null
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const isAmongOthers = rules.some(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'),
  )
  return !isClient || isFile || isAmongOthers
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
