import type { PublicOrganization } from '../../organizations/data/organization.ts'
import type { PublicPost } from '../../posts/data/post.ts'
import { publicPostPath } from '../../posts/rules/public_path.ts'
import type { Language } from '../../core/rules/language.ts'

/** Facts about a page for search engines, in the terms of schema.org. */
export type StructuredData = Record<string, unknown>

const CONTEXT = 'https://schema.org'

/** The website; `origin` is its address without a trailing slash. */
export function siteData(origin: string, language: Language): StructuredData {
  return { '@context': CONTEXT, '@type': 'WebSite', name: 'Fanfare', url: `${origin}/`, inLanguage: language }
}

/** An organization and its page. */
export function organizationData(url: string, { name, description }: PublicOrganization): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url,
    ...(description !== null && { description }),
  }
}

/** A post that is not sensitive: its author, link, date and text. */
export function postData(origin: string, post: PublicPost): StructuredData {
  const { title, comment, url, organization, creator } = post
  const sharer = {
    '@type': 'Organization',
    name: organization.name,
    url: `${origin}/organizations/${organization.slug}`,
  }
  return {
    '@context': CONTEXT,
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: origin + publicPostPath(post),
    ...(comment !== null && { text: comment }),
    sharedContent: { '@type': 'WebPage', url },
    author: creator === null ? sharer : { '@type': 'Person', name: creator.name, affiliation: sharer },
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
  }
}

/** Characters that could end the script element, or a line in old parsers. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** JSON that is safe inside a script element. */
export function embeddedJson(data: unknown): string {
  return JSON.stringify(data).replace(DANGEROUS, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
