import type { PublicOrganization } from '#contract/data/organization'
import type { PublicPostDetails } from '#contract/data/post'
import type { Language } from '#contract/rules/language'
import { alternatesOf, inLanguage } from '#contract/rules/page_language'
import { landingPage } from '#contract/rules/public_pages/landing'
import type { PublicPage } from '#contract/rules/public_pages/public_page'
import { organizationWords, postWords } from '#contract/rules/record_words'
import { organizationCard, pageCard, postCard } from '#contract/rules/share_card'
import { shareImageOf } from '#contract/rules/share_image'
import { organizationData, postData, siteData } from '#contract/rules/structured_data'
import type { PageHead } from '#pages/rules/page_head'

/** How somebody asked for a page. */
export interface Visit {
  /** The public address of the product, without a trailing slash. */
  appUrl: string
  language: Language
  /** The language in the address, if there is one. */
  asked: Language | null
}

/** A page with fixed texts, in four languages. */
export function publicPageHead({ appUrl, language, asked }: Visit, page: PublicPage): PageHead {
  const { path, indexed, words } = page
  const url = appUrl + path
  return {
    ...words[language],
    canonical: inLanguage(url, asked),
    alternates: alternatesOf(url),
    indexed,
    image: shareImageOf(appUrl, pageCard(page, language)),
    ...(path === '/' && { data: siteData(appUrl, language) }),
  }
}

/** For pages behind sign-in, and for missing ones: they show the picture of the product. */
export const plainHead = ({ appUrl, language }: Visit): PageHead => ({
  description: landingPage.words[language].description,
  indexed: false,
  image: shareImageOf(appUrl, pageCard(landingPage, language)),
})

/** A public post. Of a sensitive one the page holds no title and no text: the client asks for them. */
export function postHead({ appUrl, language }: Visit, post: PublicPostDetails): PageHead {
  const head: PageHead = {
    ...postWords(post, language),
    canonical: `${appUrl}/public/${post.organization.slug}/${post.slug}`,
    kind: 'article',
    indexed: !post.isSensitive,
    image: shareImageOf(appUrl, postCard(post, language)),
  }
  if (post.isSensitive) return head
  return { ...head, data: postData(appUrl, post) }
}

/** The public page of an organization. */
export function organizationHead({ appUrl, language }: Visit, organization: PublicOrganization): PageHead {
  const canonical = `${appUrl}/organizations/${organization.slug}`
  return {
    ...organizationWords(organization, language),
    canonical,
    indexed: true,
    image: shareImageOf(appUrl, organizationCard(organization, language)),
    data: organizationData(canonical, organization),
  }
}
