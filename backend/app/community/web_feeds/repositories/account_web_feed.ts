import { jsonFile } from '#core/files/export/exported_files'
import type { AccountPart } from '#identity/public'
import { findWebFeed } from '#community/web_feeds/queries/find_web_feed'

/** The private feed of an account. */
export const accountWebFeed: AccountPart = {
  files: (userId) => [jsonFile('private-feed', () => findWebFeed(userId))],
}
