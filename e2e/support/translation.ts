import type { Page } from '@playwright/test'
import { expectMismatches } from './mismatches.ts'

/**
 * Translates the page as Chrome and Edge do: each text is replaced by one in two elements of the browser's own. It begins
 * once the page is hydrated or, with `atOnce`, as soon as it is parsed.
 */
export function translates(page: Page, { atOnce = false } = {}) {
  expectMismatches(page)
  return page.addInitScript((waits) => {
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
    const begin = () => {
      const button = document.querySelector('button')
      const runs =
        Object.keys(button ?? {}).some((key) => key.startsWith('__react')) &&
        document.querySelector('head [data-pre]') === null
      if (waits && !runs) return setTimeout(begin, 100)
      observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
      return document.documentElement.classList.add('translated-ltr')
    }
    addEventListener(waits ? 'load' : 'readystatechange', () => void begin(), { capture: true, once: true })
  }, !atOnce)
}

/** How many texts have been translated. */
export const translated = (page: Page): Promise<number> => page.locator('font > font').count()
