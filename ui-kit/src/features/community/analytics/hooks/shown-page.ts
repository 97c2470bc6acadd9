import type { PageView } from '@fanfare/contract/community/data/page_view.ts'
import { VIEWED_TITLE_MAX } from '@fanfare/contract/community/rules/analytics.ts'
import { viewedPath } from '@fanfare/contract/community/rules/viewed_path.ts'

/** Whether the page has set its title, which it does once it shows its content. The server's title does not count. */
export function isTitled(page: Document): boolean {
  return Boolean(page.querySelector('head title:not([data-pre])')?.textContent)
}

/**
 * What may be reported of the page at a path: its address and title if search engines may list it, else the pattern of
 * its route. Undefined for an address without a page.
 */
export function shownPage(page: Document, pathname: string): Pick<PageView, 'path' | 'title'> | undefined {
  const isPublic = isListed(page, pathname)
  const path = viewedPath(pathname, isPublic)
  if (path === undefined) return undefined
  return isPublic ? { path, title: page.title.slice(0, VIEWED_TITLE_MAX) } : { path }
}

/** Only public pages have a canonical address in their head. */
function isListed(page: Document, pathname: string): boolean {
  const canonical = page.querySelector<HTMLLinkElement>('head link[rel="canonical"]')
  const isHidden = page.querySelector('head meta[name="robots"][content*="noindex"]') !== null
  return !isHidden && canonical !== null && new URL(canonical.href).pathname === pathname
}

/** The origin of the external referrer; undefined without one. */
export function referringSite({ referrer }: Document, ownOrigin: string): string | undefined {
  const origin = referrer === '' ? ownOrigin : new URL(referrer).origin
  return origin === ownOrigin || !origin.startsWith('http') ? undefined : origin
}
