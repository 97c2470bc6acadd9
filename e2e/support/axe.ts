import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects axe to find nothing on the page, or in a part of it, in the light and in the dark theme. `alone` where
 * axe cannot open a page beside it, as in Electron.
 */
export async function expectAccessible(page: Page, part = 'body', { alone = false } = {}) {
  for (const theme of ['light', 'dark']) {
    await wear(page, theme)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(alone)
      .include(part)
      .withTags(TAGS)
      .analyze()
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join('\n')}`,
    )
    expect(found).toEqual([])
  }
}

/** Puts a theme on and waits until every colour has arrived. */
async function wear(page: Page, theme: string) {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name)
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }, theme)
}
