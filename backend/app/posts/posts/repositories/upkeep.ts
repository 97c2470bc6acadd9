import type { Upkeep } from '#core/database/rows/upkeep'
import { recountFeeds } from '#posts/feeds/repositories/recount_feeds'
import { recountPosts } from '#posts/posts/repositories/recount_posts'
import { reindexPosts, reindexTags } from '#posts/posts/repositories/reindex_posts'
import { countMissingPictures } from '#posts/previews/queries/pictures'

export const postUpkeep: Upkeep = {
  totals: [
    { what: 'posts of organizations', recount: recountPosts },
    { what: 'posts of public lists', recount: recountFeeds },
  ],
  indexes: [
    { what: 'words of posts', recount: reindexPosts },
    { what: 'words of tags', recount: reindexTags },
  ],
  files: [{ what: 'pictures of links', countMissing: countMissingPictures }],
}
