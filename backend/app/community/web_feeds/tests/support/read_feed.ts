import { parseFeed } from '@rowanmanning/feed-parser'
import type { WebFeedFormat } from '#contract/community/rules/web_feed'
import { readXml } from '#community/pages/tests/support/read_xml'

/** Requests a feed, and reads it with a parser of feeds and a strict one of XML. */
export async function readFeed(feed: string, format: WebFeedFormat, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${feed}/${format}.xml`, {
    headers,
  })
  const xml = await answer.text()
  if (answer.status !== 200) return { answer, xml, feed: null, document: null }
  return { answer, xml, feed: parseFeed(xml), document: readXml(xml) }
}

/** The titles of a feed; its status if there is none. */
export async function titlesOf(feed: string, format: WebFeedFormat = 'rss'): Promise<string[] | number> {
  const { answer, feed: read } = await readFeed(feed, format)
  return read === null ? answer.status : read.items.map(({ title }) => title ?? '')
}
