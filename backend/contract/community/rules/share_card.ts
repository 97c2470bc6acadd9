import type { Mood } from '../../posts/data/mood.ts'
import type { PublicOrganization } from '../../organizations/data/organization.ts'
import type { PublicPostDetails } from '../../posts/data/post.ts'
import type { Language } from '../../core/rules/language.ts'
import type { PublicPage } from './public_pages/public_page.ts'
import { organizationWords, postWords } from './record_words.ts'

/** The content of a page's preview picture. */
export interface ShareCard {
  language: Language
  /** The directory of the page's pictures below `/share-images/`. */
  place: string
  title: string
  text: string
  /** The host of the shared link. */
  host?: string
  /** The name of the organization that shares it. */
  sharer?: string
  mood?: Pick<Mood, 'key' | 'emoji' | 'color'>
}

/** The card of a static page. */
export function pageCard(page: PublicPage, language: Language): ShareCard {
  const { title, description } = page.words[language]
  return { language, place: `pages/${pageName(page)}`, title, text: description }
}

/** The name of a static page in the address of its pictures. */
export function pageName({ path }: Pick<PublicPage, 'path'>): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

/** The card of a public post. For a sensitive post it contains neither title, text nor host. */
export function postCard(post: PublicPostDetails, language: Language): ShareCard {
  const { title, description } = postWords(post, language)
  const { slug, host, mood, isSensitive, organization } = post
  return {
    language,
    place: `posts/${organization.slug}/${slug}`,
    title,
    text: description,
    sharer: organization.name,
    ...(!isSensitive && { host }),
    ...(!isSensitive && mood !== null && { mood: { key: mood.key, emoji: mood.emoji, color: mood.color } }),
  }
}

/** The card of an organization. */
export function organizationCard(organization: PublicOrganization, language: Language): ShareCard {
  const { title, description } = organizationWords(organization, language)
  return { language, place: `organizations/${organization.slug}`, title, text: description }
}
