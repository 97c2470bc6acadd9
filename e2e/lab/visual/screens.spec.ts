import { readdirSync, statSync } from 'node:fs'
import { MORNING } from '../pictures/support/clock.ts'
import { expect, test, type Page } from '../pictures/support/test.ts'
import { demoMember } from '../../support/api.ts'
import { expectLoaded } from '../../support/axe.ts'
import { expectHydrated } from '../../support/expect-hydrated.ts'
import type { DemoRole } from '../../support/instance.ts'
import { SCREENS, SIZES, THEMES } from './screens.ts'

const ACCEPTED = new URL('accepted/', import.meta.url)
const BYTES_MAX = 2_000_000
const OPTIONAL = 'font-display:optional'

const fileOf = (name: string, theme: string, width: number) => `${name}-${theme}-${width}.png`

/** The session of a user who has read everything, so that no screen depends on an earlier one. */
async function tokenOf(role: DemoRole): Promise<string> {
  const { token, ask } = await demoMember(role)
  await ask('PUT', '/notifications/read', { until: new Date(MORNING).toISOString() })
  return token
}

/** A font that loads late is not used (`font-display: optional`); a picture has to wait for it. */
async function waitForFonts(page: Page) {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    expect(styles).toContain(OPTIONAL)
    await route.fulfill({ response, body: styles.replaceAll(OPTIONAL, 'font-display:block') })
  })
}

/** Waits until the screen has loaded completely. */
async function expectComplete(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expectLoaded(page)
  // Dates become relative once they are hydrated.
  for (const date of await page.locator('main time').all()) await expectHydrated(date)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

for (const { name, path, as } of SCREENS)
  for (const size of SIZES)
    test(`${name} looks as accepted at ${size.width} pixels`, async ({ openPage }) => {
      const page = await openPage(as && (await tokenOf(as)))
      await waitForFonts(page)
      await page.setViewportSize(size)
      await page.goto(await path())
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectComplete(page)
        await expect(page).toHaveScreenshot(fileOf(name, theme, size.width))
      }
    })

const PLANTED = [
  ['a button that moved by 4 pixels', 'link', 'Get started', 'translate', '4px'],
  ['a button of another shade', 'link', 'Get started', 'background-color', 'oklch(0.5 0.09 195)'],
  ['a title that is a pixel smaller', 'heading', /Great posts/, 'font-size', '47px'],
  ['a label of another color', 'link', 'Integrations', 'color', 'oklch(0.3 0.01 80)'],
] as const

for (const [what, role, name, property, value] of PLANTED)
  test(`the comparison finds ${what}`, async ({ openPage }) => {
    const page = await openPage()
    await waitForFonts(page)
    await page.setViewportSize(SIZES[0]!)
    await page.goto('/')
    await expectComplete(page)
    const picture = fileOf('landing', 'light', 1280)
    await expect(page).toHaveScreenshot(picture)
    await page
      .getByRole(role, { name })
      .first()
      .evaluate((element, [key, to]) => element.style.setProperty(key!, to!), [property, value])
    await expect(page).not.toHaveScreenshot(picture)
  })

test('no picture is left over, and all of them together are small', () => {
  const names = SCREENS.flatMap(({ name }) =>
    SIZES.flatMap(({ width }) => THEMES.map((theme) => fileOf(name, theme, width))),
  )
  const files = readdirSync(ACCEPTED)
  expect(files.toSorted()).toEqual([...names, 'browser.json'].toSorted())
  const bytes = files.map((file) => statSync(new URL(file, ACCEPTED)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BYTES_MAX)
})
