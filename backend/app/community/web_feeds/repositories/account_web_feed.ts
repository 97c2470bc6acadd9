import { jsonFile } from '#core/files/export/exported_files'
import type { AccountPart } from '#identity/public'
import { findWebFeed } from '#community/web_feeds/queries/find_web_feed'
import { deleteFeedSecret } from '#community/web_feeds/repositories/web_feed_secrets'

/** The private feed of an account. */
export const accountWebFeed: AccountPart = {
  erase: async (trx, { id }) => void (await deleteFeedSecret(trx, id)),
  files: (userId) => [jsonFile('private-feed', () => findWebFeed(userId))],
}
