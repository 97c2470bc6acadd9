import { blockHost } from '#posts/links/repositories/block_host'
import { lockHosts } from '#posts/links/repositories/hosts'
import { markPostSensitive } from '#posts/posts/repositories/mark_post_sensitive'

/** What a decision about a report changes of a post and its host. Hosts are locked before the post. */
export const reportedPost = { lockHosts, blockHost, markSensitive: markPostSensitive }
