import type { PublicOrganization } from '#contract/organizations/data/organization'
import type { PublicPostDetails } from '#contract/posts/data/post'
import { alternatesOf, inLanguage } from '#contract/community/rules/page_language'
import { communityLandingPage } from '#contract/community/rules/public_pages/community_landing'
import { landingPage } from '#contract/community/rules/public_pages/landing'
import type { PublicPage } from '#contract/community/rules/public_pages/public_page'
import { organizationWords, postWords } from '#contract/community/rules/record_words'
import { organizationCard, pageCard, postCard } from '#contract/community/rules/share_card'
import { shareImageOf } from '#contract/community/rules/share_image'
import { organizationData, postData, siteData } from '#contract/community/rules/structured_data'
import { publicPostPath } from '#contract/posts/rules/public_path'
import { communityFeeds, organizationFeeds } from '#community/pages/rules/feed_links'
import type { PageHead } from '#community/pages/rules/page_html'
import type { Visit } from '#community/pages/rules/visit'

/** A static page, in four languages. `query` is that of the address. */
export function publicPageHead(visit: Visit, page: PublicPage, query = ''): PageHead {
  const { appUrl, language, addressLanguage } = visit
  const { path, indexed, words } = page
  const url = appUrl + path
  return {
    ...words[language],
    canonical: inLanguage(url, addressLanguage),
    alternates: alternatesOf(url),
    indexed,
    image: shareImageOf(appUrl, pageCard(page, language)),
    ...(path === '/' && { data: siteData(appUrl, language) }),
    ...(path === communityLandingPage.path && { feeds: communityFeeds(visit, query) }),
  }
}

/** For pages that require a sign-in, and for missing pages: they show the image of the product. */
export const plainHead = ({ appUrl, language }: Visit): PageHead => ({
  description: landingPage.words[language].description,
  indexed: false,
  image: shareImageOf(appUrl, pageCard(landingPage, language)),
})

/** A public post. For a sensitive post the page contains neither title nor text; the client fetches them. */
export function postHead({ appUrl, language }: Visit, post: PublicPostDetails): PageHead {
  const head: PageHead = {
    ...postWords(post, language),
    canonical: appUrl + publicPostPath(post),
    kind: 'article',
    indexed: !post.isSensitive,
    image: shareImageOf(appUrl, postCard(post, language)),
  }
  if (post.isSensitive) return head
  return { ...head, data: postData(appUrl, post) }
}

/** The public page of an organization. */
export function organizationHead(visit: Visit, organization: PublicOrganization): PageHead {
  const { appUrl, language } = visit
  const canonical = `${appUrl}/organizations/${organization.slug}`
  return {
    ...organizationWords(organization, language),
    canonical,
    indexed: true,
    feeds: organizationFeeds(visit, organization),
    image: shareImageOf(appUrl, organizationCard(organization, language)),
    data: organizationData(canonical, organization),
  }
}
