import { parseLink, type ParsedLink } from '#core/network/parse_link'
import { withoutTracking } from '#posts/links/rules/read_link'
import type { PageMetadata } from './page_metadata.js'

/**
 * The canonical URL of a page, if it is on the host of the link, not less secure, and declared by the page of the link
 * itself: after a redirect to a sign-in or error page it describes another page.
 */
export function canonicalUrl({ canonical, meta }: PageMetadata, link: ParsedLink, page: URL): string | null {
  const requested = new URL(link.url)
  if (parseLink(page.href)?.host !== link.host || page.pathname !== requested.pathname) return null
  const stated = canonical ?? meta['og:url']
  const own = stated === undefined ? null : parseLink(URL.parse(stated, page.href)?.href ?? '')
  if (!own || own.host !== link.host || isLessSpecific(new URL(own.url), requested)) return null
  return withoutTracking(own).url
}

/** Whether a URL drops https, or is the home page instead of the page. */
function isLessSpecific(own: URL, requested: URL): boolean {
  const dropsHttps = requested.protocol === 'https:' && own.protocol === 'http:'
  return dropsHttps || (own.pathname === '/' && requested.pathname !== '/')
}
