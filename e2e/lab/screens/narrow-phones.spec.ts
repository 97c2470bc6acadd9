import { expect, test, type Page } from '../../support/test.ts'

/** How many pixels wider than the window the page is. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

for (const path of ['/pricing', '/privacy', '/terms'])
  test(`${path} fits on a narrow phone, in every language`, async ({ openAsVisitor }) => {
    const page = await openAsVisitor()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    // A page that is being hydrated would be rendered anew.
    await expect(page.locator('head [data-pre]')).toHaveCount(0)
    const headline = page.getByRole('heading', { level: 1 })
    const english = (await headline.textContent())!
    for (const language of ['fr', 'es', 'pt']) {
      await page.getByRole('contentinfo').getByRole('combobox').first().selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(headline).not.toHaveText(english)
      expect(await overflowOf(page)).toBe(0)
    }
  })

test('no page of the integrations is wider than a phone', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  for (const path of [
    '/',
    '/integrations',
    '/integrations/slack-integration',
    '/integrations/slack-integration/demo',
  ]) {
    await page.goto(path)
    await expectLoaded(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflowOf(page), `${path} at ${width}`).toBe(0)
    }
  }
})
