import type { HttpContext } from '@adonisjs/core/http'
import { WEB_FEED_TYPES, type WebFeedFormat } from '#contract/community/rules/web_feed'
import { sendUnlessFresh } from '#community/pages/http/send_page'
import { atomOf } from '#community/web_feeds/rules/atom'
import { rssOf } from '#community/web_feeds/rules/rss'
import type { WebFeedContent } from '#community/web_feeds/rules/web_feed'

const RENDER: Record<WebFeedFormat, (feed: WebFeedContent) => string> = { rss: rssOf, atom: atomOf }

/** The format in the address of a feed, for its route. */
export const FORMAT = {
  match: /^(?:rss|atom)\.xml$/,
  cast: (file: string) => file.slice(0, -'.xml'.length) as WebFeedFormat,
}

/** Sends a feed in the format of the address, or 304 to a reader that has it. */
export function sendWebFeed(ctx: HttpContext, feed: WebFeedContent): void {
  const format: WebFeedFormat = ctx.params.format
  ctx.response.header('content-language', feed.language)
  sendUnlessFresh(ctx, `${WEB_FEED_TYPES[format]}; charset=utf-8`, RENDER[format](feed))
}
