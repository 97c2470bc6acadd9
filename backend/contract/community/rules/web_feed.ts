import type { ClientPath } from '../../core/rules/client_paths.ts'
import type { Language } from '../../core/rules/language.ts'
import type { CommunityFilter } from '../../posts/rules/community_filter.ts'
import { inLanguage } from './page_language.ts'

export const WEB_FEED_FORMATS = ['rss', 'atom'] as const
export type WebFeedFormat = (typeof WEB_FEED_FORMATS)[number]

/** The media types of the formats. */
export const WEB_FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
} as const satisfies Record<WebFeedFormat, string>

/** The paths of feeds, without their format. */
export const WEB_FEEDS = {
  community: '/feeds/community',
  organization: (slug: string) => `/feeds/organizations/${slug}`,
  tag: (name: string) => `/feeds/tags/${encodeURIComponent(name)}`,
  private: (secret: string) => `/feeds/private/${secret}`,
}

/** The path of a feed in a format. */
export const webFeedPath = (feed: string, format: WebFeedFormat): string => `${feed}/${format}.xml`

/** A feed of a page, by which readers find it from the address of the page. */
export interface WebFeedLink {
  title: string
  type: string
  href: string
}

const NAMES: Record<WebFeedFormat, string> = { rss: 'RSS', atom: 'Atom' }

/** The links from a page to a feed in each format; `title` is that of the page. */
export function webFeedLinks(
  origin: string,
  { feed, title }: { feed: string; title: string },
  addressLanguage: Language | null,
): WebFeedLink[] {
  return WEB_FEED_FORMATS.map((format) => ({
    title: `${title} (${NAMES[format]})`,
    type: WEB_FEED_TYPES[format],
    href: inLanguage(origin + webFeedPath(feed, format), addressLanguage),
  }))
}

/** The tag of a list of public posts; undefined unless the list is that of one tag. */
export function tagFollowed({ tags, search }: CommunityFilter): string | undefined {
  return tags.length === 1 && search === undefined ? tags[0] : undefined
}

/** The public page with the posts of a tag. */
export const tagPagePath = (name: string): string =>
  `${'/community-landing' satisfies ClientPath}?tags=${encodeURIComponent(name)}`
