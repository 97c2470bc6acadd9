import { generateAtomFeed } from 'feedsmith'
import { WEB_FEED_TYPES } from '#contract/community/rules/web_feed'
import { updatedAt, type WebFeedContent, type WebFeedEntry } from '#community/web_feeds/rules/web_feed'
import { contentOf, xmlText } from '#community/web_feeds/rules/xml_text'

/** A feed as Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomOf(feed: WebFeedContent): string {
  const { id, title, description, page, language, self, entries } = feed
  return generateAtomFeed({
    id,
    xml: { lang: language },
    title: { value: xmlText(title) },
    subtitle: { value: xmlText(description) },
    updated: updatedAt(feed),
    generator: { text: 'Fanfare' },
    links: [
      { href: page, rel: 'alternate', type: 'text/html' },
      ...(self ? [{ href: self('atom'), rel: 'self', type: WEB_FEED_TYPES.atom }] : []),
    ],
    entries: entries.map(toEntry),
  })
}

function toEntry(entry: WebFeedEntry) {
  const { id, page, title, comment, link, author, organization, tags, publishedAt } = entry
  return {
    id,
    title: { value: xmlText(title) },
    authors: [{ name: xmlText(author) }],
    dc: { publishers: [xmlText(organization)] },
    categories: tags.map((tag) => ({ term: xmlText(tag) })),
    links: [
      { href: page, rel: 'alternate', type: 'text/html' },
      ...(link ? [{ href: xmlText(link.url), rel: 'related' }] : []),
    ],
    ...(comment !== null && { summary: { value: xmlText(comment) } }),
    content: { type: 'html', value: contentOf(entry) },
    published: publishedAt,
    updated: entry.updatedAt,
  }
}
