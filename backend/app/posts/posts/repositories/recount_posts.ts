import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countRowsBy, recount } from '#core/database/rows/recount'
import { recountPostsOf } from '#organizations/public'

interface Options {
  repair: boolean
}

/** Compares the posts counts of organizations with their posts. */
export const recountPosts = (options: Options): Promise<number> =>
  recountPostsOf(countRowsBy('posts', 'organization_id'), options)

/** Compares the counts of suggestions, all and available, with those that the suggestions module computes. */
export const recountSuggestionsOf = (
  count: (trx: TransactionClientContract, postIds: string[]) => Promise<Map<string, number[]>>,
  options: Options,
): Promise<number> =>
  recount({ table: 'posts', columns: ['comments_count', 'available_count'], count }, options)
