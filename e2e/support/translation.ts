import type { Page } from '@playwright/test'

/**
 * Translates whatever the page shows once it has been drawn, as Chrome and Edge do: each text is replaced by one in two
 * elements of the browser's own.
 */
export const translates = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        /\S/.test(text.nodeValue!) && !text.parentElement?.closest('font, script, style, textarea, svg')
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
    })
    addEventListener('load', () =>
      setTimeout(() => {
        observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
        document.documentElement.classList.add('translated-ltr')
      }, 500),
    )
  })

/** How many texts have been translated. */
export const translated = (page: Page): Promise<number> => page.locator('font > font').count()
