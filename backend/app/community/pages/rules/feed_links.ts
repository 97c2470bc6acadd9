import type { PublicOrganization } from '#contract/organizations/data/organization'
import { communityLandingPage } from '#contract/community/rules/public_pages/community_landing'
import { tagFollowed, WEB_FEEDS, webFeedLinks, type WebFeedLink } from '#contract/community/rules/web_feed'
import { readCommunityFilter } from '#contract/posts/rules/community_filter'
import type { Visit } from '#community/pages/rules/visit'

/** The feeds of the community, after those of the only tag by which the page is filtered. */
export function communityFeeds({ appUrl, language, addressLanguage }: Visit, query: string): WebFeedLink[] {
  const { title } = communityLandingPage.words[language]
  const tag = tagFollowed(readCommunityFilter(new URLSearchParams(query)))
  const ofTag = tag === undefined ? [] : [{ feed: WEB_FEEDS.tag(tag), title: `#${tag}` }]
  return [...ofTag, { feed: WEB_FEEDS.community, title }].flatMap((each) =>
    webFeedLinks(appUrl, each, addressLanguage),
  )
}

/** The feeds of the public page of an organization. */
export const organizationFeeds = (
  { appUrl, addressLanguage }: Visit,
  { slug, name }: PublicOrganization,
): WebFeedLink[] => webFeedLinks(appUrl, { feed: WEB_FEEDS.organization(slug), title: name }, addressLanguage)

/** The `Link` header of a page with feeds: https://www.rfc-editor.org/rfc/rfc8288 */
export const linkHeader = (feeds: readonly WebFeedLink[]): string =>
  feeds.map(({ href, type }) => `<${href}>; rel="alternate"; type="${type}"`).join(', ')
