import { expect, type Page } from '@playwright/test'

/** What a page says about itself: in the browser, and in the document that the server sends for its address. */
function headsOf(page: Page) {
  return page.evaluate(async () => {
    const tags = [
      'title',
      'meta[name="description"]',
      'meta[name="robots"]',
      'link[rel="canonical"]',
      'link[rel="alternate"]',
      'meta[property^="og:"]',
      'meta[name^="twitter:"]',
      'script[type="application/ld+json"]',
    ]
    const describe = (from: Document) =>
      [...from.querySelectorAll(tags.join())]
        .map((tag) => {
          const attributes = ['name', 'property', 'rel', 'hreflang', 'content', 'href']
          const said = attributes.map((name) => tag.getAttribute(name)).filter((value) => value !== null)
          return [tag.tagName, ...said, tag.textContent].join(' ')
        })
        .toSorted()
    const sent = await (await fetch(location.href)).text()
    return {
      shown: describe(document),
      served: describe(new DOMParser().parseFromString(sent, 'text/html')),
    }
  })
}

/** Expects that the page has the head that the server sends for its address. */
export async function expectSameHead(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('head [data-pre]')).toHaveCount(0)
  await expect
    .poll(async () => {
      const { shown, served } = await headsOf(page)
      return { missing: served.filter((tag) => !shown.includes(tag)), shown: shown.length - served.length }
    })
    .toEqual({ missing: [], shown: 0 })
}
