import { generateRssFeed } from 'feedsmith'
import { WEB_FEED_TYPES } from '#contract/community/rules/web_feed'
import { updatedAt, type WebFeedContent, type WebFeedEntry } from '#community/web_feeds/rules/web_feed'
import { contentOf, xmlText } from '#community/web_feeds/rules/xml_text'

/** A feed as RSS 2.0. */
export function rssOf(feed: WebFeedContent): string {
  const { title, description, page, language, self, entries } = feed
  return generateRssFeed({
    title: xmlText(title),
    description: xmlText(description),
    link: page,
    language,
    ...(entries.length > 0 && { lastBuildDate: updatedAt(feed) }),
    generator: 'Fanfare',
    ...(self && { atom: { links: [{ href: self('rss'), rel: 'self', type: WEB_FEED_TYPES.rss }] } }),
    items: entries.map(itemOf),
  })
}

function itemOf(entry: WebFeedEntry) {
  const { id, page, title, author, organization, tags, publishedAt } = entry
  return {
    title: xmlText(title),
    link: page,
    description: contentOf(entry),
    // The author of RSS is an email address.
    dc: { creators: [xmlText(author)], publishers: [xmlText(organization)] },
    categories: tags.map((name) => ({ name: xmlText(name) })),
    guid: { value: id, isPermaLink: false },
    pubDate: publishedAt,
    atom: { updated: entry.updatedAt },
  }
}
