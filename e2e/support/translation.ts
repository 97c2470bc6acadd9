import type { Page } from '@playwright/test'

/**
 * Translates whatever the page shows from now on, as Chrome and Edge do: each text is replaced by one in two elements of the
 * browser's own.
 */
export const translates = (page: Page) =>
  page.addInitScript(() => {
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
        /\S/.test(text.nodeValue!) &&
        !text.parentElement?.closest('font, script, style, textarea, title, svg')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      )
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.nodeValue
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    addEventListener('load', () => {
      // The browser translates a page that has been drawn.
      setTimeout(() => {
        translate(document.body)
        new MutationObserver(() => translate(document.body)).observe(document.body, {
          childList: true,
          subtree: true,
        })
      }, 500)
    })
  })

/** How many texts have been translated. */
export const translated = (page: Page): Promise<number> => page.locator('font > font').count()
