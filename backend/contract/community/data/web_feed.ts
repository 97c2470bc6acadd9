import type { WebFeedFormat } from '../rules/web_feed.ts'

/** The private feed of a user. */
export interface WebFeed {
  createdAt: string
  /** To the hour; null if it has not been read. */
  lastReadAt: string | null
}

export interface WebFeedAnswer {
  feed: WebFeed | null
}

/** A new private feed, with its address in each format. They cannot be shown again. */
export interface NewWebFeed {
  feed: WebFeed
  addresses: Record<WebFeedFormat, string>
}
