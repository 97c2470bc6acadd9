import { countRowsBy } from '#core/database/rows/recount'
import { recountPostsOf } from '#organizations/public'

/** Compares the posts counts of organizations with their posts. */
export const recountPosts = (options: { repair: boolean }): Promise<number> =>
  recountPostsOf(countRowsBy('posts', 'organization_id'), options)
