import type { Page } from '@playwright/test'

export interface LinkFacts {
  /** Absolute. */
  href: string
  rel: string
  target: string
}

/** The content of a page, in its head and on the screen. */
export interface PageFacts {
  language: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  noindex: boolean
  headlines: string[]
  links: LinkFacts[]
  /** The anchors that links to this page can use. */
  ids: string[]
  /** Every text and label. */
  texts: string[]
}

/** Reads the current facts of the page. */
export const readFacts = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const root = document.documentElement
    const all = <Tag extends Element = HTMLElement>(selector: string) => [
      ...root.querySelectorAll<Tag>(selector),
    ]
    const valuesOf = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.closest('script, style') === null) texts.push(textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'content'])
      texts.push(...valuesOf(`[${name}]`, name))
    const titles = all('title').filter((title) => title.closest('svg') === null)
    const headlines = all('h1').filter((headline) => headline.checkVisibility())
    return {
      language: root.lang,
      titles: titles.map(({ textContent }) => textContent ?? ''),
      descriptions: valuesOf('meta[name="description"]', 'content'),
      canonicals: valuesOf('link[rel="canonical"]', 'href'),
      noindex: all('meta[name="robots"][content*="noindex"]').length > 0,
      headlines: headlines.map(({ textContent }) => textContent ?? ''),
      links: all<HTMLAnchorElement>('a[href]').map(({ href, rel, target }) => ({ href, rel, target })),
      ids: all('[id]').map(({ id }) => id),
      texts: texts.map((text) => text.trim()).filter((text) => text !== ''),
    }
  })
