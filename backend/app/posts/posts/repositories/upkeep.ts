import { countRowsBy, recount, type RowCount } from '#core/database/rows/recount'
import type { Upkeep } from '#core/database/rows/upkeep'
import { recountFeeds } from '#posts/feeds/repositories/recount_feeds'
import { reindexPosts, reindexTags } from '#posts/posts/repositories/reindex_posts'
import { countMissingPictures } from '#posts/previews/queries/pictures'

const SUGGESTION_COLUMNS = ['comments_count', 'available_count']

/** Counts the posts of organizations that have started. */
export const countPosts = countRowsBy('posts', 'organization_id', 'starts_at is null')

/** What is derived from posts. `countSuggestions` counts the suggestions of each, all and available. */
export const postUpkeep = (countSuggestions: RowCount): Upkeep => ({
  totals: [
    { what: 'posts of public lists', recount: recountFeeds },
    {
      what: 'suggestions of posts',
      recount: (options) =>
        recount({ table: 'posts', columns: SUGGESTION_COLUMNS, count: countSuggestions }, options),
    },
  ],
  indexes: [
    { what: 'words of posts', recount: reindexPosts },
    { what: 'words of tags', recount: reindexTags },
  ],
  files: [{ what: 'pictures of links', countMissing: countMissingPictures }],
})
