import { parseLink, withoutTracking, type ParsedLink } from '#links/public'
import type { PageFacts } from './read_facts.js'

/**
 * The address a page calls its own, when it can be believed: on the host of the link, not less safe, and said
 * by the very page of the link. A page somewhere else (a sign-in, an error) speaks about itself only.
 */
export function ownAddress({ canonical, meta }: PageFacts, link: ParsedLink, page: URL): string | null {
  const asked = new URL(link.url)
  if (parseLink(page.href)?.host !== link.host || page.pathname !== asked.pathname) return null
  const said = canonical ?? meta['og:url']
  const own = said === undefined ? null : parseLink(URL.parse(said, page.href)?.href ?? '')
  if (!own || own.host !== link.host || isLess(new URL(own.url), asked)) return null
  return withoutTracking(own).url
}

/** Whether an address gives up https, or names the front page in place of a page. */
function isLess(own: URL, asked: URL): boolean {
  const givesUpHttps = asked.protocol === 'https:' && own.protocol === 'http:'
  return givesUpHttps || (own.pathname === '/' && asked.pathname !== '/')
}
