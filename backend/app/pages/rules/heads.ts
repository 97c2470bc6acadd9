import type { PublicOrganization } from '#contract/data/organization'
import type { PublicPostDetails } from '#contract/data/post'
import type { Language } from '#contract/rules/language'
import { alternatesOf, inLanguage } from '#contract/rules/page_language'
import { PUBLIC_PAGES, type PublicPagePath } from '#contract/rules/public_pages'
import { organizationWords, postWords } from '#contract/rules/record_words'
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
export function publicPageHead({ appUrl, language, asked }: Visit, path: PublicPagePath): PageHead {
  const { indexed, words } = PUBLIC_PAGES[path]
  const url = appUrl + path
  return {
    ...words[language],
    canonical: inLanguage(url, asked),
    alternates: alternatesOf(url),
    indexed,
    ...(path === '/' && { data: siteData(appUrl, language) }),
  }
}

/** For pages behind sign-in, and for missing ones. */
export const plainHead = ({ language }: Visit): PageHead => ({
  description: PUBLIC_PAGES['/'].words[language].description,
  indexed: false,
})

/** A public post. Of a sensitive one the page holds no title and no text: the client asks for them. */
export function postHead({ appUrl, language }: Visit, post: PublicPostDetails): PageHead {
  const head: PageHead = {
    ...postWords(post, language),
    canonical: `${appUrl}/public/${post.organization.slug}/${post.slug}`,
    kind: 'article',
    indexed: !post.isSensitive,
  }
  if (post.isSensitive) return head
  return { ...head, data: postData(appUrl, post), boot: { kind: 'public-post', post } }
}

/** The public page of an organization. */
export function organizationHead({ appUrl, language }: Visit, organization: PublicOrganization): PageHead {
  const canonical = `${appUrl}/organizations/${organization.slug}`
  return {
    ...organizationWords(organization, language),
    canonical,
    indexed: true,
    data: organizationData(canonical, organization),
    boot: { kind: 'public-organization', organization },
  }
}
