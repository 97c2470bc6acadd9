import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The color rules, the only ones whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no axe violations on the page, or in a part of it, in both themes and in forced colors. */
export async function expectAccessible(page: Page, part = 'body') {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** The axe violations on the page, or in a part of it, in both themes and in forced colors. */
async function accessibilityFaults(page: Page, part = 'body'): Promise<string[]> {
  await expectLoaded(page, part)
  return faultsOfState(page, part)
}

/**
 * The violations of a page that may still be loading. Rules other than those about colors run in the light theme only.
 * In forced colors axe reads the original color of a text that the system replaces, so the theme stays light there.
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

/** A loading page has little content for axe. */
export async function expectLoaded(page: Page, part = 'body') {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator(part).first()).toBeVisible()
  await expect(page.locator(part).locator('.skeleton, .animate-spin')).toHaveCount(0)
}

/** Base UI's focus guards at both ends of a popup: they move the focus on at once; axe takes them for hidden controls. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Base UI hides an error in a toast, of which it renders an alert too, until the focus is in the toast. */
const HIDDEN_TOAST = { rule: 'aria-hidden-focus', element: '<div data-type="error"' }

/** Each violated rule with the elements that violate it. */
function violationsOf(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(
    async ([selector, guards, only, { rule, element }]) => {
      const options = { runOnly: only, resultTypes: ['violations' as const], preload: false }
      const { violations } = await window.axe.run({ include: [selector], exclude: [guards] }, options)
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.map(({ html }) => html).filter((html) => id !== rule || !html.startsWith(element))
        return found.length === 0 ? [] : [`${id}: ${found.join('\n')}`]
      })
    },
    [part, FOCUS_GUARDS, runOnly, HIDDEN_TOAST] as const,
  )
}

/**
 * Runs in the page: whether the styles for forced colors have loaded. In the web client they are a separate file, in the
 * desktop client a part of its styles; a page without a client has none.
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

/**
 * Runs in the page: waits for the transitions of the next frame and returns how many there were. Those in a closed
 * `details` begin anew with every frame.
 */
async function finishTransitions(): Promise<number> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const transitions = document
    .getAnimations()
    .filter((each) => each instanceof CSSTransition)
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  return transitions.length
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
