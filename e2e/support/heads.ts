import { expect, type Page } from '@playwright/test'

const TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join()

/** The head of a page. */
const headOf = (page: Page) =>
  page.evaluate((tags) => {
    const described = [...document.querySelectorAll(tags)].map((tag) => {
      const attributes = ['name', 'property', 'rel', 'hreflang', 'content', 'href']
      const said = attributes.map((name) => tag.getAttribute(name)).filter((value) => value !== null)
      return [tag.tagName, ...said, tag.textContent].join(' ')
    })
    return described.toSorted()
  }, TAGS)

/** The head of the document that the server sends for its address, whose scripts do not run here. */
async function servedHeadOf(page: Page): Promise<string[]> {
  const sent = await page.evaluate(async () => (await fetch(location.href)).text())
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  try {
    const document = await context.newPage()
    await document.route('**', (route) => route.fulfill({ contentType: 'text/html', body: sent }))
    await document.goto(page.url())
    return await headOf(document)
  } finally {
    await context.close()
  }
}

/** Expects that the page has the head that the server sends for its address. */
export async function expectSameHead(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('head [data-pre]')).toHaveCount(0)
  await expect
    .poll(async () => {
      const [shown, served] = [await headOf(page), await servedHeadOf(page)]
      return { missing: served.filter((tag) => !shown.includes(tag)), shown: shown.length - served.length }
    })
    .toEqual({ missing: [], shown: 0 })
}
