import type { Post } from '#contract/posts/data/post'
import type { Language } from '#contract/core/rules/language'
import { postWords, SENSITIVE } from '#contract/community/rules/record_words'
import type { WebFeedFormat } from '#contract/community/rules/web_feed'

/** How many posts a feed has: the newest. */
export const WEB_FEED_POSTS = 20

/** A post, public or of an organization of the reader. */
type SharedPost = Pick<
  Post,
  | 'id'
  | 'title'
  | 'url'
  | 'host'
  | 'comment'
  | 'isSensitive'
  | 'organization'
  | 'tags'
  | 'createdAt'
  | 'updatedAt'
> & { creator: { name: string } | null }

/** A post in a feed. */
export interface WebFeedEntry {
  /** The same in every feed, whatever the address of the post. */
  id: string
  /** The page of the post. */
  page: string
  title: string
  comment: string | null
  /** What is shared; null for a sensitive post. */
  link: { url: string; host: string } | null
  author: string
  organization: string
  tags: string[]
  publishedAt: Date
  updatedAt: Date
}

/** A feed, in no format yet. */
export interface WebFeedContent {
  id: string
  title: string
  description: string
  language: Language
  /** The page with the same posts. */
  page: string
  /** The address of the feed; absent where it has a secret. */
  self?: (format: WebFeedFormat) => string
  entries: WebFeedEntry[]
}

/** A post for a feed, at the address `page`. Of a sensitive post it contains neither title, text, tags nor link. */
export function entryOf(post: SharedPost, page: string, language: Language): WebFeedEntry {
  const { id, title, comment, url, host, isSensitive, organization, creator, tags } = post
  const entry = {
    id: `urn:uuid:${id}`,
    page,
    author: creator?.name ?? organization.name,
    organization: organization.name,
    publishedAt: new Date(post.createdAt),
    updatedAt: new Date(post.updatedAt),
  }
  if (isSensitive) {
    const { description } = postWords(post, language)
    return { ...entry, title: SENSITIVE[language], comment: description, link: null, tags: [] }
  }
  return { ...entry, title, comment, link: { url, host }, tags: tags.map(({ name }) => name) }
}

/** When a feed last changed; the beginning of time for one without posts, because Atom requires an instant. */
export function updatedAt({ entries }: WebFeedContent): Date {
  return new Date(Math.max(0, ...entries.map((entry) => entry.updatedAt.getTime())))
}
